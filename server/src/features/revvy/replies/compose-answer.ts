import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import type { Asking, Engine, QuestionCheck, Safety } from '../types.ts';
import { splitFinished } from './sentences.ts';
import { cleanCard, createCleaner } from './storable.ts';

export type ReplyPiece = Extract<ReplyEvent, { type: 'warning' | 'text' | 'card' }>;

interface Composed {
  engine: Engine;
  safety: Safety;
  check: QuestionCheck;
  asking: Asking;
  tools: RevvyTools;
  signal: AbortSignal;
}

/** Whichever engine answers: warnings come first, and a refused question never reaches it. */
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
      if (part.type === 'warning') {
        yield* watch.warn(part.text);
        continue;
      }
      const text = clean(part.text);
      if (part.type === 'text') yield* watch.read(text);
      if (text !== '') yield { type: 'text', text };
    }
  } catch (error) {
    // An answer that breaks off mid-sentence may still mention a danger.
    yield* watch.end();
    throw error;
  }
  yield* watch.end();
}

function createWatch({ safety, check }: Pick<Composed, 'safety' | 'check'>) {
  let isWarned = check.warning !== null;
  let whole = '';
  let begun = '';

  function* warn(warning: string | null): Generator<ReplyPiece> {
    if (warning === null || isWarned) return;
    isWarned = true;
    yield { type: 'warning', warning };
  }

  function* look(text: string): Generator<ReplyPiece> {
    if (isWarned || text === '') return;
    yield* warn(safety.checkAnswer({ text, language: check.language }));
  }

  return {
    warn,
    *read(text: string) {
      whole += text;
      const split = splitFinished(begun + text);
      begun = split.begun;
      yield* look(split.finished);
    },
    end: () => look(whole),
  };
}
