import type { Card, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { isStepCount, type ModelMessage, streamText } from 'ai';
import type { ModelSettings } from '../../../config/revvy.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Fetch } from '../client/model-fetch.ts';
import { openModel } from '../client/model-provider.ts';
import type { PhraseName } from '../knowledge/names.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import { type AnswerPart, type Asking, EngineFailure, type FoundNote } from '../types.ts';
import { createCards } from './answer-cards.ts';
import { createAnswerFilter } from './answer-filter.ts';
import type { Deadline } from './deadline.ts';
import { createModelTools } from './model-tools.ts';
import { sourcesOf } from './sources.ts';
import { speak } from './speech.ts';
import type { Spending } from './spent-tokens.ts';
import { pricesIn, pricesOf } from './unknown-prices.ts';

interface Streamed {
  settings: ModelSettings;
  fetch: Fetch;
  instructions: string;
  messages: ModelMessage[];
  history: Asking['history'];
  isInDanger: boolean;
  notes: FoundNote[];
  language: RevvyLanguage;
  phrases: Record<PhraseName, string>;
  tools: RevvyTools;
  log: Logger;
  deadline: Deadline;
  spending: Spending;
}

const mostSteps = 5;
const mostTokens = 4_000;

export async function* streamAnswer(wanted: Streamed): AsyncGenerator<AnswerPart> {
  const { notes, phrases } = wanted;
  const cards = createCards();
  const known = new Set([...notes.map(({ note }) => note.body), ...earlierTexts(wanted.history)].flatMap(pricesIn));
  const filter = createAnswerFilter({
    isKnownPrice: (rupees) => known.has(rupees),
    knowsBookings: () => cards.shown.some(({ kind }) => kind === 'bookings'),
    isInDanger: wanted.isInDanger,
  });
  const model = run(wanted, (card) => {
    for (const price of pricesOf(card)) known.add(price);
    cards.add(card);
  });
  const { isRefused, hasSpoken } = yield* speak({ ...wanted, stream: model.stream, filter, cards });
  if (filter.hasLeftOutPrice) yield { type: 'note', text: `\n\n${phrases.priceNone}` };
  if (isRefused) return yield { type: 'note', text: hasSpoken ? `\n\n${phrases.harmful}` : phrases.harmful };
  if (!hasSpoken && cards.shown.length === 0) throw new EngineFailure('provider', new Error('an empty answer'));
  const named = notes.filter((_, index) => filter.named.has(index + 1));
  const titles = sourcesOf(wanted, { notes: named, cards: cards.shown });
  if (titles.length > 0) yield { type: 'card', card: { kind: 'sources', titles } };
}

/** Earlier answers passed the same filter or are Revvy's own. */
function earlierTexts(history: Asking['history']): string[] {
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}

function run(
  { settings, fetch, instructions, messages, tools, log, deadline }: Streamed,
  onCard: (card: Card) => void,
) {
  return streamText({
    model: openModel(settings, fetch),
    instructions,
    messages,
    tools: createModelTools({ tools, log, onCard }),
    stopWhen: isStepCount(mostSteps),
    prepareStep: ({ stepNumber }) => (stepNumber === mostSteps - 1 ? { toolChoice: 'none' } : {}),
    maxRetries: 0,
    maxOutputTokens: mostTokens,
    abortSignal: deadline.signal,
    experimental_download: async (wanted) => {
      if (wanted.length > 0) throw new Error('downloads are disabled');
      return [];
    },
    telemetry: { isEnabled: false },
    // Without this handler the SDK would print errors together with the question.
    onError: () => undefined,
  });
}
