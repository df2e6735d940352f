import { type Card, type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { type PhraseName, phraseNames } from '../src/features/revvy/knowledge/names.ts';
import { createModelEngine } from '../src/features/revvy/model/model-engine.ts';
import type { RevvyTools } from '../src/features/revvy/tools/revvy-tools.ts';
import type { AnswerPart, Asking, Engine, Note } from '../src/features/revvy/types.ts';
import { createLogger } from '../src/platform/logger.ts';
import { morning } from './api.ts';
import type { FakeModel } from './fakes/fake-model.ts';

const prices = { lowest: 900, highest: 1_500, garages: 3 };
export const price = { kind: 'price', service: 'Oil Change', vehicleType: null, city: null, ...prices } as const;

export const note: Note = {
  ...{ id: 'brakes-squeal', topic: 'brakes', title: 'Brakes squeal', asked: ['brakes squeal'], vehicles: ['car'] },
  ...{
    services: ['Brake Pads'],
    insteadOf: [],
    dangers: [],
    sources: ['Rule 96'],
    lines: [],
    body: 'Worn pads squeal first.',
  },
};

export function createFakeTools(cards: Partial<Record<keyof RevvyTools, Card | null>> = {}) {
  const calls: { name: string; wanted: unknown }[] = [];
  const answering = (name: keyof RevvyTools) => async (wanted?: unknown) => {
    calls.push({ name, wanted });
    return cards[name] ?? null;
  };
  const tools = {
    hasPlace: true,
    findGarages: answering('findGarages'),
    priceRange: answering('priceRange'),
    ownBookings: answering('ownBookings'),
    draftBooking: answering('draftBooking'),
  } as RevvyTools;
  return { tools, calls };
}

const offline: Engine = {
  name: 'offline',
  canSeePictures: false,
  async *answer() {
    yield { type: 'note', text: 'from the notes' };
  },
};

export const phrases = Object.fromEntries(phraseNames.map((name) => [name, `(${name})`])) as Record<PhraseName, string>;
const packs = Object.fromEntries(revvyLanguages.map((language) => [language, { phrases }])) as Record<
  RevvyLanguage,
  { phrases: typeof phrases }
>;

interface Asked {
  asking?: Partial<Omit<Asking, 'account'>>;
  tools?: RevvyTools;
  remaining?: number;
  onPart?: (part: AnswerPart) => void;
  signal?: AbortSignal;
  settings?: Partial<FakeModel['settings']>;
}

export function createTestEngine(
  { settings }: Pick<FakeModel, 'settings'>,
  onLog: (line: string) => void = () => undefined,
): Engine {
  return createModelEngine(settings, {
    ...{ fallback: offline, packs, now: () => morning, log: createLogger('debug', { write: onLog }) },
    notes: {
      search: async () => [{ note, translated: null, words: 100, likeness: 0.5, score: 20, share: 1, certainty: 9 }],
      titled: async () => undefined,
    },
  });
}

export async function ask(model: FakeModel, asked: Asked = {}) {
  const logs: string[] = [];
  const settings = { ...model.settings, ...asked.settings };
  const engine = createTestEngine({ settings }, (line) => void logs.push(line));
  let used = 0;
  const account = {
    setAside: async () => (asked.remaining ?? 1_000) > 0,
    useTokens: async (tokens: number) => {
      used += tokens;
    },
  };
  const asking: Asking = {
    ...{ text: 'my brakes squeal', pictures: [], history: [], language: 'en', dangers: [] },
    ...asked.asking,
    account,
  };
  const parts: AnswerPart[] = [];
  let error: unknown = null;
  try {
    const signal = asked.signal ?? new AbortController().signal;
    for await (const part of engine.answer(asking, asked.tools ?? createFakeTools().tools, signal)) {
      parts.push(part);
      asked.onPart?.(part);
    }
  } catch (cause) {
    error = cause;
  }
  const text = parts.map((part) => (part.type === 'card' ? '' : part.text)).join('');
  const cards = parts.flatMap((part) => (part.type === 'card' ? [part.card] : []));
  return { parts, text, cards, error, used, logs: logs.join(''), phrases };
}
