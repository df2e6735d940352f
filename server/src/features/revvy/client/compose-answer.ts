import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import { splitFinished } from '../rules/sentences.ts';
import { cleanCard, createCleaner } from '../rules/storable.ts';
import type { Asking, Engine, QuestionCheck, RevvyTools, Safety } from '../types.ts';

/** What an answer grows by. */
export type ReplyPiece = Extract<ReplyEvent, { type: 'warning' | 'text' | 'card' }>;

interface Composed {
  engine: Engine;
  safety: Safety;
  check: QuestionCheck;
  asking: Asking;
  tools: RevvyTools;
  signal: AbortSignal;
}

/**
 * The way of every answer, whichever engine writes it: the danger in the question first; what is declined needs no engine;
 * and a danger that only the engine has noticed is told as soon as its sentence is finished.
 */
export async function* composeAnswer(composed: Composed): AsyncGenerator<ReplyPiece> {
  const { engine, check, asking, tools, signal } = composed;
  if (check.warning) yield { type: 'warning', warning: check.warning };
  if (check.refusal) {
    yield { type: 'text', text: check.refusal.text };
    return;
  }
  const clean = createCleaner();
  const watch = createWatch(composed);
  try {
    for await (const part of engine.answer(asking, tools, signal)) {
      if (part.type === 'card') {
        yield { type: 'card', card: cleanCard(part.card) };
        continue;
      }
      const text = clean(part.text);
      if (part.type === 'text') yield* watch.read(text);
      if (text !== '') yield { type: 'text', text };
    }
  } catch (error) {
    // What breaks off in the middle of a sentence has told of a danger all the same.
    yield* watch.end();
    throw error;
  }
  yield* watch.end();
}

/** Tells of one danger at most: the first there is. */
function createWatch({ safety, check }: Pick<Composed, 'safety' | 'check'>) {
  let isWarned = check.warning !== null;
  let whole = '';
  let begun = '';

  function* look(text: string): Generator<ReplyPiece> {
    const warning = isWarned || text === '' ? null : safety.checkAnswer({ text, language: check.language });
    if (warning === null) return;
    isWarned = true;
    yield { type: 'warning', warning };
  }

  return {
    *read(text: string) {
      whole += text;
      const split = splitFinished(begun + text);
      begun = split.begun;
      yield* look(split.finished);
    },
    end: () => look(whole),
  };
}
