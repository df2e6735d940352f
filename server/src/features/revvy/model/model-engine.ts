import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import type { ModelSettings } from '../../../config/revvy.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isRefusal, toFailure } from '../client/model-failure.ts';
import { createModelFetch, type Fetch } from '../client/model-fetch.ts';
import { isFlagged } from '../client/moderation.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import type { AnswerPart, Asking, Engine, LanguagePack, NoteIndex } from '../types.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { writeInstructions } from './instructions.ts';
import { createSpending } from './spent-tokens.ts';
import { streamAnswer } from './stream-answer.ts';
import { writeMessages } from './write-messages.ts';

export interface ModelParts {
  fallback: Engine;
  packs: Record<RevvyLanguage, Pick<LanguagePack, 'phrases'>>;
  notes: NoteIndex;
  now: () => Date;
  log: Logger;
  fetch?: Fetch;
}

/** Notes below `leastShare` merely share a word with the question. */
const notesRead = 4;
const leastShare = 0.25;

export function createModelEngine(settings: ModelSettings, parts: ModelParts): Engine {
  // The AI SDK would print warnings to the console, bypassing the log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return {
    name: 'model',
    canSeePictures: settings.seesPictures,
    async *answer(asking, tools, signal) {
      if (await asking.account.setAside()) {
        yield* answerInTime(settings, parts, { asking, tools, signal });
        return;
      }
      yield { type: 'note', text: `${parts.packs[asking.language].phrases.budget}\n\n` };
      yield* parts.fallback.answer(asking, tools, signal);
    },
  };
}

interface Question {
  asking: Asking;
  tools: RevvyTools;
  signal: AbortSignal;
}

/** When the model fails, the offline engine answers in its place and says so. Text sent before stays. */
async function* answerInTime(
  settings: ModelSettings,
  parts: ModelParts,
  { asking, tools, signal }: Question,
): AsyncGenerator<AnswerPart> {
  const deadline = createDeadline(settings, signal);
  const { harmful, modelFailed } = parts.packs[asking.language].phrases;
  let hasSpoken = false;
  try {
    for await (const part of answer(settings, parts, { asking, tools, deadline })) {
      hasSpoken ||= part.type === 'text';
      yield part;
    }
    return;
  } catch (error) {
    if (signal.aborted) return;
    if (isRefusal(error)) return yield { type: 'note', text: harmful };
    const failure = toFailure(error, deadline.isLate);
    parts.log.warn({ err: failure, provider: settings.provider }, 'the AI model failed');
  } finally {
    deadline.end();
  }
  yield { type: 'note', text: `${hasSpoken ? '\n\n' : ''}${modelFailed}\n\n` };
  yield* parts.fallback.answer(asking, tools, signal);
}

async function* answer(
  settings: ModelSettings,
  parts: ModelParts,
  { asking, tools, deadline }: Omit<Question, 'signal'> & { deadline: Deadline },
): AsyncGenerator<AnswerPart> {
  const { phrases } = parts.packs[asking.language];
  const fetch = parts.fetch ?? globalThis.fetch;
  const found = await parts.notes.search(asking);
  const notes = found.filter(({ share }) => share >= leastShare).slice(0, notesRead);
  const today = zonedNow(parts.now()).date;
  const instructions = writeInstructions({
    language: asking.language,
    today,
    notes: notes.map(({ note }) => note),
  });
  const messages = await writeMessages(asking, settings.seesPictures);
  const spending = createSpending({
    letters:
      instructions.length + asking.history.reduce((sum, { content }) => sum + content.length, asking.text.length),
    pictures: settings.seesPictures ? asking.pictures.length : 0,
  });
  try {
    const { signal } = deadline;
    if (await isFlagged({ settings, text: asking.text, fetch, signal })) {
      return yield { type: 'note', text: phrases.harmful };
    }
    const modelFetch = createModelFetch({ fetch, spending });
    const { language, history } = asking;
    const isInDanger = asking.dangers.length > 0;
    const said = { instructions, messages, notes, language, phrases, history, isInDanger };
    yield* streamAnswer({ settings, fetch: modelFetch, tools, log: parts.log, deadline, spending, ...said });
  } finally {
    await use(asking, spending.total(), parts.log);
  }
}

/** Never throws, because the answer has been sent. */
async function use({ account }: Asking, tokens: number, log: Logger): Promise<void> {
  if (tokens === 0) return;
  await account.useTokens(tokens).catch((error: unknown) => log.error({ err: error }, 'tokens were not counted'));
}
