import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simpleSafety } from '../../../../test/revvy-engines.ts';
import { cutHistory } from '../rules/history.ts';
import { suggest } from '../rules/suggestions.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import { type AnswerPart, type Asking, type Engine, EngineFailure } from '../types.ts';
import { composeAnswer, type ReplyPiece } from './compose-answer.ts';
import { openSubscriber } from './subscriber.ts';

const tools: RevvyTools = {
  hasPlace: true,
  findGarages: async () => null,
  priceRange: async () => null,
  howFar: async () => new Map(),
  nearestGarage: async () => null,
  ownBookings: async () => null,
  draftBooking: async () => null,
  nearestSlots: async () => [],
  isOpen: async () => true,
  workTime: async () => null,
  garageNamed: async () => null,
  lastVehicle: async () => null,
  ownVehicles: async () => [],
};

const asking: Asking = {
  ...{ text: '', pictures: [], history: [], language: 'en', dangers: [] },
  account: { setAside: async () => false, useTokens: async () => undefined },
};

async function piecesOf(text: string, parts: AnswerPart[]): Promise<ReplyPiece[]> {
  const engine: Engine = {
    name: 'model',
    canSeePictures: true,
    async *answer() {
      yield* parts;
    },
  };
  const check = simpleSafety.checkQuestion({ text, interfaceLanguage: 'en' });
  const { signal } = new AbortController();
  const pieces: ReplyPiece[] = [];
  for await (const piece of composeAnswer({ engine, safety: simpleSafety, check, asking, tools, signal })) {
    pieces.push(piece);
  }
  return pieces;
}

const says = (text: string): AnswerPart => ({ type: 'text', text });
const warning = { type: 'warning', warning: '**Do not drive.** There are flames.' };

test('a danger in the question is warned about before the first word, and no second warning follows', async () => {
  expect(await piecesOf('There is smoke', [says('I see flames. '), says('Run.')])).toEqual([
    { type: 'warning', warning: '**Do not drive.**' },
    says('I see flames. '),
    says('Run.'),
  ]);
});

test('a danger that only the engine noticed is warned about once, after its sentence', async () => {
  const pieces = await piecesOf('Look', [says('On it I see fla'), says('mes. They'), says(' grow. More flames.')]);
  expect(pieces).toEqual([says('On it I see fla'), warning, says('mes. They'), says(' grow. More flames.')]);
});

test('a danger in the last, unfinished sentence is warned about', async () => {
  expect(await piecesOf('Look', [says('There are flames')])).toEqual([says('There are flames'), warning]);
});

test('a danger in an answer that breaks off mid-sentence is warned about', async () => {
  const { signal } = new AbortController();
  const engine: Engine = {
    name: 'model',
    canSeePictures: true,
    async *answer() {
      yield says('There are flames under your');
      throw new EngineFailure('provider');
    },
  };
  const check = simpleSafety.checkQuestion({ text: 'Look', interfaceLanguage: 'en' });
  const pieces: ReplyPiece[] = [];
  const read = async () => {
    for await (const piece of composeAnswer({ engine, safety: simpleSafety, check, asking, tools, signal })) {
      pieces.push(piece);
    }
  };
  await expect(read()).rejects.toThrow(EngineFailure);
  expect(pieces).toEqual([says('There are flames under your'), warning]);
});

test('approved notes are not searched for dangers', async () => {
  const note = { type: 'note', text: 'If you see flames, run.\n' } as const;
  expect(await piecesOf('Look', [note])).toEqual([says(note.text)]);
});

test('a refused question never reaches the engine', async () => {
  expect(await piecesOf('a bomb', [says('Mix')])).toEqual([says('I cannot help with that.')]);
});

test('characters that the database cannot store are left out, and a surrogate pair split over two pieces is joined', async () => {
  const card = { kind: 'services', search: 'oil\0 change\ud800' } as const;
  const pieces = await piecesOf('', [says('a\0b\ud83d'), says('\ude97c\ud800'), says('d'), { type: 'card', card }]);
  expect(pieces).toEqual([
    says('ab'),
    says('🚗c'),
    says('\ufffdd'),
    { type: 'card', card: { kind: 'services', search: 'oil change\ufffd' } },
  ]);
});

test('a text arrives unchanged however it is split into pieces', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(40), { maxLength: 5 }), async (whole, cuts) => {
      const at = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length];
      const parts = at.slice(1).map((end, index) => says(whole.slice(at[index], end)));
      const arrived = (await piecesOf('', parts)).map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
      expect(arrived).toBe(whole.replaceAll('\0', ''));
    }),
  );
});

test('a slow subscriber gets the whole text, merged into one piece', async () => {
  const subscriber = openSubscriber();
  subscriber.send({ type: 'text', text: 'a' });
  subscriber.send({ type: 'text', text: 'b' });
  subscriber.send({ type: 'card', card: { kind: 'support' } });
  subscriber.send({ type: 'text', text: 'c' });
  subscriber.close();
  const received: ReplyPiece[] = [];
  for await (const piece of subscriber) received.push(piece);
  expect(received).toEqual([
    { type: 'text', text: 'ab' },
    { type: 'card', card: { kind: 'support' } },
    { type: 'text', text: 'c' },
  ]);
});

test('an engine gets the last 12,000 characters of a long conversation, oldest first', () => {
  const said = ['newest', 'x'.repeat(11_990), 'older', 'oldest'].map((content) => ({ role: 'user' as const, content }));
  expect(cutHistory(said).map(({ content }) => content)).toEqual(['lder', 'x'.repeat(11_990), 'newest']);
});

const bike = { type: 'bike', make: 'Hero', model: 'Splendor' } as const;
const car = (model: string) => ({ type: 'car' as const, make: 'Tata', model });

test.each([
  ['nothing is known', { vehicle: null, hasBookingToCome: false, today: '2026-01-15' }, 'serviceDue'],
  ['it rains', { vehicle: car('Nexon'), hasBookingToCome: true, today: '2026-07-15' }, 'monsoon'],
  ['a booking is to come', { vehicle: car('Nexon'), hasBookingToCome: true, today: '2026-10-15' }, 'whereBooking'],
  ['it is a bike', { vehicle: bike, hasBookingToCome: false, today: '2026-05-15' }, 'chainCare'],
  ['it is electric', { vehicle: car('Nexon EV Max'), hasBookingToCome: false, today: '2026-05-15' }, 'evRange'],
  [
    'it is an electric scooter',
    { vehicle: { type: 'bike' as const, make: 'Ather', model: '450X' }, hasBookingToCome: false, today: '2026-05-15' },
    'evRange',
  ],
  ['it runs on gas', { vehicle: car('Tiago iCNG'), hasBookingToCome: false, today: '2026-05-15' }, 'cngCare'],
  [
    'it is said to be electric',
    { vehicle: car('Nexon'), fuel: 'electric' as const, hasBookingToCome: false, today: '2026-05-15' },
    'evRange',
  ],
  ['its PUC runs out', { vehicle: bike, pucUntil: '2026-06-10', hasBookingToCome: false, today: '2026-05-15' }, 'puc'],
  [
    'its service is overdue',
    { vehicle: bike, serviceDue: '2026-05-01', hasBookingToCome: false, today: '2026-05-15' },
    'serviceDue',
  ],
  [
    'its name only looks like it',
    { vehicle: car('Nexon Creative'), hasBookingToCome: false, today: '2026-05-15' },
    'serviceDue',
  ],
])('when %s, the first suggestion fits', (_when, known, first) => {
  const suggested = suggest(known);
  expect(suggested[0]).toBe(first);
  expect(new Set(suggested).size).toBe(suggested.length);
  expect(suggested.length).toBeGreaterThanOrEqual(4);
});
