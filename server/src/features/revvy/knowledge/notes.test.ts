import { readFileSync } from 'node:fs';
import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../scripts/long-run.ts';
import { sayService } from '../answers/say-services.ts';
import { understand } from '../offline/understand.ts';
import { isSure } from '../rules/certainty.ts';
import { namesService } from '../rules/service-names.ts';
import { createSafety } from '../safety/safety.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes, loadTranslations, nameOf } from './notes.ts';
import { loadQuestions } from './questions.ts';

const notes = await loadNotes();
const { packs, terms, notes: index, readLatin } = await loadKnowledge();
const translations = new Map(
  await Promise.all(revvyLanguages.map(async (language) => [language, await loadTranslations(language)] as const)),
);
const safety = createSafety(packs, readLatin);

test("a note's file tells its id and language", () => {
  expect(nameOf('engine/white-smoke.md')).toEqual({ id: 'white-smoke', language: 'en' });
  expect(nameOf('engine/white-smoke.hi-Latn.md')).toEqual({ id: 'white-smoke', language: 'hi-Latn' });
});

test.each(['engine/white-smoke.xx.md', 'engine/White Smoke.md', 'engine/.md'])(
  'a note called %s is refused',
  (file) => {
    expect(() => nameOf(file)).toThrow('a note is called');
  },
);

test('a language whose notes could not be read is read again with the next question', async () => {
  let isBroken = true;
  const mended = createNoteIndex(notes, packs, {
    questionsOf: loadQuestions,
    async loadTranslations(language) {
      if (isBroken) throw new Error('the disk is away');
      return await loadTranslations(language);
    },
  });
  const wanted = { text: 'white smoke', language: 'en' as const, dangers: [] };
  await expect(mended.search(wanted)).rejects.toThrow('the disk is away');
  isBroken = false;
  expect((await mended.search(wanted)).length).toBeGreaterThan(0);
});

test('there are at least 120 notes', () => {
  expect(notes.length).toBeGreaterThanOrEqual(120);
});

test('every danger that a note names is a known danger', () => {
  const known = new Set(packs.en.flags.map(({ id }) => id));
  expect(
    notes.flatMap(({ id, dangers }) => dangers.filter((danger) => !known.has(danger)).map((it) => `${id}: ${it}`)),
  ).toEqual([]);
});

test('every danger of a vehicle has a note', () => {
  const noted = new Set(notes.flatMap(({ dangers }) => dangers));
  expect(packs.en.flags.map(({ id }) => id).filter((id) => !noted.has(id))).toEqual([]);
});

/** Fines of the Motor Vehicles Act as amended in 2019. */
const legalFines: Record<string, readonly string[]> = {
  'drinking-and-driving': ['₹10,000', '₹15,000'],
  'insurance-expired': ['₹2,000', '₹4,000'],
  'puc-certificate': ['₹10,000'],
  'third-party-insurance': ['₹2,000', '₹4,000'],
  'traffic-fines': ['₹500', '₹1,000', '₹1,500', '₹2,000', '₹4,000', '₹5,000', '₹10,000', '₹15,000', '₹25,000'],
};

test('no note names a price, except the home service fee and legal fines', () => {
  const price = /(?:₹|\bRs\.?|\bINR)\s?[\d,]+|[\d,]+\s?(?:rupees?|rupaye|रुपये|रुपए)/giu;
  const texts = [...translations.values()].flatMap((each) => [...each]);
  const found = [...notes.map((note) => [note.id, note] as const), ...texts].flatMap(([id, { title, asked, body }]) =>
    [title, ...asked, body]
      .flatMap((text) => [...text.matchAll(price)].map(([amount]) => amount))
      .filter((amount) => amount !== '₹49' && !legalFines[id]?.includes(amount.replace(/,$/, '')))
      .map((amount) => `${id}: ${amount}`),
  );
  expect(found).toEqual([]);
});

test('every catalogue service that a text can name has a word for it', () => {
  for (const { search } of terms) expect(namesService(search, { search }), search).toBe(true);
});

const demonstration = readFileSync(new URL('../../../../data/demo-garages.json', import.meta.url), 'utf8');
const offered = [...demonstration.matchAll(/"name": "([^"]+)"/g)].flatMap(([, name]) => name ?? []);

test('the service that a note offers is one that garages have', () => {
  const lacking = notes.flatMap(({ id, services: [search], vehicles }) => {
    if (!search) return [];
    const isOffered = vehicles.some((vehicleType) =>
      offered.some((name) => namesService(name, { search, vehicleType })),
    );
    return isOffered ? [] : [`${id}: ${search}`];
  });
  expect(lacking).toEqual([]);
});

test('only who wants to buy is offered an inspection before a purchase', () => {
  expect(namesService('Pre-purchase inspection', { search: 'Inspection' })).toBe(false);
  expect(namesService('Pre-purchase inspection', { search: 'Pre-purchase inspection' })).toBe(true);
});

test('every note has a translation into every language, and every translation a note', () => {
  const ids = notes.map(({ id }) => id);
  for (const [language, texts] of translations) {
    expect([...texts.keys()].sort(), language).toEqual(language === 'en' ? [] : ids);
  }
});

test('a note with signs for its lines has one for each line of its list, in every language', () => {
  const listed = (body: string) => body.split('\n').filter((line) => line.startsWith('- ')).length;
  for (const note of notes.filter(({ lines }) => lines.length > 0)) {
    const translated = [...translations.values()].flatMap((texts) => texts.get(note.id) ?? []);
    const bodies = [note, ...translated].map(({ body }) => body);
    expect(bodies.map(listed), note.id).toEqual(bodies.map(() => note.lines.length));
  }
});

test.each(revvyLanguages)("each of a note's own questions finds it among the first three: %s", async (language) => {
  const missed: string[] = [];
  const all = [
    ...(language === 'en' ? notes.map((note) => [note.id, note] as const) : (translations.get(language) ?? [])),
  ];
  const texts = all.filter((_, place) => isLongRun || place % 4 === 0);
  for (const [id, { asked }] of texts) {
    for (const text of asked) {
      const found = await index.search({ text, language, dangers: [] });
      if (!found.slice(0, 3).some(({ note }) => note.id === id)) missed.push(`${id}: ${text}`);
    }
  }
  const searched = texts.reduce((sum, [, { asked }]) => sum + asked.length, 0);
  expect(missed.length / searched, missed.join('\n')).toBeLessThan(0.05);
});

const piece = fc.oneof(
  fc.constantFrom('brake ', 'fail ', 'gaadi ', 'ब्रेक ', 'धुआँ ', 'எஞ்சின் ', 'not ', '. ', '? ', '\n', '*', '[x](y)', '🚗'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 900 }).map((pieces) => pieces.join('').slice(0, 4_000));

test.each([
  ['en', 'car gives poor mileage'],
  ['en', 'self start of my car does not work'],
  ['hi-Latn', 'car chalte chalte jhatke maarti hai'],
  ['hi', 'कार का एवरेज कम दे रही है'],
  ['ta', 'கார் மைலேஜ் கம்மியா கொடுக்குது'],
  ['bn', 'গাড়ি চালানোর সময় ঝাঁকুনি দেয়'],
] as const)('a question about a car is not answered by a note about bikes alone: %s, %s', async (language, message) => {
  const [first] = await index.search({ text: message, language, dangers: [], vehicle: { type: 'car', isSaid: true } });
  expect(first?.note.vehicles).toContain('car');
});

test('a note about bikes alone is no sure answer to a question about a car', async () => {
  const search = (type: VehicleType) =>
    index.search({
      ...{ text: 'what is included in full service', language: 'en', dangers: [] },
      vehicle: { type, isSaid: true },
    });
  const [forBike] = await search('bike');
  const [forCar] = await search('car');
  expect(isSure(forBike)).toBe(true);
  expect(isSure(forCar)).toBe(false);
});

/** Processor time in milliseconds of this thread alone: other processes and the collection of garbage do not count. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

async function readAll(message: string, language: (typeof revvyLanguages)[number]): Promise<void> {
  const checked = safety.checkQuestion({ text: message, interfaceLanguage: language === 'hi-Latn' ? 'en' : language });
  understand(packs, terms, { text: message, language });
  await index.search({ text: message, language, dangers: checked.flags });
}

test('any text can be read without an error', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...revvyLanguages), (message, language) => readAll(message, language)),
    { numRuns: 60 },
  );
});

/** Some systems count processor time in steps of 4 ms, so a measurement takes many times as long. */
const readings = 40;

/** Two measurements of the same work may differ by this factor. Work that grows with the square would differ by 5. */
const mostDifference = 2;

/** A busy machine can make any measurement slow, so the least of up to this many rounds counts. */
const mostRounds = 10;

async function readOften(message: string, count: number): Promise<void> {
  for (let reading = 0; reading < count; reading++) await readAll(message, 'hi');
}

test.each(['brake fail gaadi ', 'ब्रेक फेल गाड़ी धुआँ ', 'ab ', 'a. ', '😀', 'ന്റ'])(
  '4,000 characters of %j take about as long for each character as 800',
  async (unit) => {
    const long = unit.repeat(4_000);
    const least = { short: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY };
    for (let round = 0; round < mostRounds && !(least.whole < mostDifference * least.short); round++) {
      least.short = Math.min(least.short, await timeOf(() => readOften(long.slice(0, 800), readings)));
      least.whole = Math.min(least.whole, await timeOf(() => readOften(long.slice(0, 4_000), readings / 5)));
    }
    expect(least.whole).toBeLessThan(mostDifference * least.short);
  },
);

test.each(revvyLanguages.filter((language) => language !== 'en' && language !== 'hi-Latn'))(
  'each service of a note has a name in the language of the answer: %s',
  (language) => {
    const names = new Set(notes.flatMap(({ services }) => services));
    const isLatin = (name: string) => !/[^\p{Script=Latin}\s\d]/u.test(name);
    expect([...names].filter((name) => isLatin(sayService(terms, name, language)))).toEqual([]);
  },
);
