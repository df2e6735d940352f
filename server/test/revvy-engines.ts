import { type AnswerPart, type Engine, EngineFailure, type Safety } from '../src/features/revvy/types.ts';

export const echoEngine: Engine = {
  name: 'offline',
  canSeePictures: false,
  async *answer({ text, pictures }) {
    yield { type: 'text', text: `You said: ${text}` };
    if (pictures.length > 0) yield { type: 'text', text: ` (${pictures.length} pictures)` };
  },
};

/** Declines bombs, warns of smoke, and knows English and Hindi. */
export const simpleSafety: Safety = {
  checkQuestion: ({ text }) => ({
    language: /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en',
    flags: text.includes('smoke') ? ['smoke-or-fire'] : [],
    warning: text.includes('smoke') ? '**Do not drive.**' : null,
    refusal: text.includes('bomb') ? { kind: 'harmful', text: 'I cannot help with that.' } : null,
  }),
  checkAnswer: ({ text }) => (text.includes('flames') ? '**Do not drive.** There are flames.' : null),
};

export interface SteeredEngine extends Engine {
  /** Adds to the running answer, or to the next one. */
  say(...parts: (AnswerPart | string)[]): void;
  finish(): void;
  fail(reason: 'provider' | 'slow'): void;
  /** Drops parts that were said after an answer had ended, and leaves a running answer alone. */
  forget(): void;
  asked: { text: string; history: unknown[]; signal: AbortSignal }[];
}

type Step = { part: AnswerPart } | { end: Error | null };

export function createSteeredEngine(): SteeredEngine {
  const asked: SteeredEngine['asked'] = [];
  let early: Step[] = [];
  let current: Step[] | null = null;
  let wake: () => void = () => undefined;
  function add(step: Step): void {
    (current ?? early).push(step);
    wake();
  }
  return {
    name: 'model',
    canSeePictures: true,
    asked,
    say: (...parts) => {
      for (const part of parts) add({ part: typeof part === 'string' ? { type: 'text', text: part } : part });
    },
    finish: () => add({ end: null }),
    fail: (reason) => add({ end: new EngineFailure(reason) }),
    forget: () => {
      early = [];
      current = null;
    },
    async *answer({ text, history }, _tools, signal) {
      const own = early;
      early = [];
      current = own;
      asked.push({ text, history, signal });
      try {
        for (;;) {
          const step = own.shift();
          if (!step) {
            await new Promise<void>((resolve) => {
              wake = resolve;
              signal.addEventListener('abort', () => resolve(), { once: true });
            });
            if (signal.aborted) return;
          } else if ('part' in step) yield step.part;
          else if (step.end) throw step.end;
          else return;
        }
      } finally {
        if (current === own) current = null;
      }
    },
  };
}
