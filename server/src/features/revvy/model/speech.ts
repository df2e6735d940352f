import type { FinishReason, streamText } from 'ai';
import { type AnswerPart, EngineFailure } from '../types.ts';
import type { Cards } from './answer-cards.ts';
import type { AnswerFilter } from './answer-filter.ts';
import type { Deadline } from './deadline.ts';
import type { Spending } from './spent-tokens.ts';

type Stream = ReturnType<typeof streamText>['stream'];
type Part = Stream extends AsyncIterable<infer Each> ? Each : never;

interface Speech {
  stream: Stream;
  filter: AnswerFilter;
  cards: Cards;
  deadline: Deadline;
  spending: Spending;
}

interface Spoken {
  isRefused: boolean;
  hasSpoken: boolean;
}

/** Throws when the stream is cut off. */
export async function* speak(speech: Speech): AsyncGenerator<AnswerPart, Spoken> {
  const voice = createVoice();
  let isRefused = false;
  for await (const part of speech.stream) {
    yield* speech.cards.take();
    count(speech, part);
    if (part.type === 'text-delta') yield* voice.say(speech.filter.push(part.text));
    if (part.type !== 'finish-step') continue;
    yield* voice.say(speech.filter.end());
    voice.pause();
    speech.spending.answered(part.usage.totalTokens);
    if (part.finishReason === 'content-filter') isRefused = true;
    else if (isCut(part)) throw new EngineFailure('provider', new Error('the answer was cut'));
  }
  yield* speech.cards.take();
  return { isRefused, hasSpoken: voice.hasSpoken() };
}

function count({ deadline, spending }: Speech, part: Part): void {
  switch (part.type) {
    case 'text-delta':
      deadline.answered();
      spending.letters(part.text.length);
      break;
    case 'reasoning-delta':
    case 'tool-input-start':
      deadline.answered();
      break;
    case 'tool-result':
      spending.letters(JSON.stringify(part.output).length);
      break;
    case 'error':
      throw part.error;
    case 'abort':
      throw new EngineFailure(deadline.isLate ? 'slow' : 'provider', new Error('broken off'));
    default:
      break;
  }
}

function createVoice() {
  let spoken = '';
  let hasPaused = false;
  return {
    *say(text: string): Generator<AnswerPart> {
      if (text === '') return;
      const isNext = hasPaused && spoken !== '' && !/\s$/.test(spoken);
      hasPaused = false;
      spoken += text;
      yield { type: 'text', text: isNext ? `\n\n${text}` : text };
    },
    pause() {
      hasPaused = true;
    },
    hasSpoken: () => spoken.trim() !== '',
  };
}

/** A stream that ends without a reason was cut off in transit. */
function isCut({ finishReason, rawFinishReason }: { finishReason: FinishReason; rawFinishReason: string | undefined }) {
  const isUnexplained = finishReason === 'other' && rawFinishReason === undefined;
  return finishReason === 'interrupted' || finishReason === 'error' || isUnexplained;
}
