import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understand } from '../offline/understand.ts';
import { namesService } from '../rules/service-names.ts';
import { createSafety } from '../safety/safety.ts';
import { loadCatalogueTerms } from './catalogue-terms.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes } from './notes.ts';
import { loadPacks } from './packs.ts';

const notes = await loadNotes();
const packs = loadPacks();
const terms = loadCatalogueTerms();
const index = await createNoteIndex(notes, packs);
const safety = createSafety(packs);

test('there are at least 120 notes', () => {
  expect(notes.length).toBeGreaterThanOrEqual(120);
});

test('every danger that a note names is a known danger', () => {
  const known = new Set(packs.en.flags.map(({ id }) => id));
  expect(
    notes.flatMap(({ id, dangers }) => dangers.filter((danger) => !known.has(danger)).map((it) => `${id}: ${it}`)),
  ).toEqual([]);
});

test('every danger has a note', () => {
  const noted = new Set(notes.flatMap(({ dangers }) => dangers));
  expect(packs.en.flags.map(({ id }) => id).filter((id) => !noted.has(id))).toEqual([]);
});

test('no note names a price, except the home service fee and legal fines', () => {
  const price = /(?:₹|\bRs\.?|\bINR)\s?[\d,]+|[\d,]+\s?(?:rupees?|rupaye|रुपये|रुपए)/giu;
  const found = notes.flatMap(({ id, title, asked, body, translations }) =>
    [title, ...asked, body, ...[...translations.values()].flatMap((it) => [it.title, ...it.asked, it.body])]
      .flatMap((text) => [...text.matchAll(price)].map(([amount]) => amount))
      .filter((amount) => amount !== '₹49' && !(id === 'puc-certificate' && amount.startsWith('₹10,000')))
      .map((amount) => `${id}: ${amount}`),
  );
  expect(found).toEqual([]);
});

test('every catalogue service that a text can name has a word for it', () => {
  for (const { search } of terms) expect(namesService(search, { search }), search).toBe(true);
});

test("each of a note's own questions finds it among the first three", () => {
  const missed = notes.flatMap(({ id, asked }) =>
    asked.filter(
      (text) =>
        !index
          .search({ text, language: 'en', dangers: [] })
          .slice(0, 3)
          .some(({ note }) => note.id === id),
    ),
  );
  const all = notes.reduce((sum, { asked }) => sum + asked.length, 0);
  expect(missed.length / all).toBeLessThan(0.05);
});

const piece = fc.oneof(
  fc.constantFrom('brake ', 'fail ', 'gaadi ', 'ब्रेक ', 'धुआँ ', 'எஞ்சின் ', 'not ', '. ', '? ', '\n', '*', '[x](y)', '🚗'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 900 }).map((pieces) => pieces.join('').slice(0, 4_000));

/** Processor time in milliseconds, which other processes on the machine do not affect. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function readAll(message: string, language: (typeof revvyLanguages)[number]) {
  const checked = safety.checkQuestion({ text: message, interfaceLanguage: language === 'hi-Latn' ? 'en' : language });
  understand(packs, terms, { text: message, language });
  index.search({ text: message, language, dangers: checked.flags });
}

test('any text can be read without an error', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...revvyLanguages), (message, language) => readAll(message, language)),
    { numRuns: 60 },
  );
});

test.each(['brake fail gaadi ', 'ब्रेक फेल गाड़ी धुआँ ', 'ab ', 'a. ', '😀', 'ന്റ'])(
  '4,000 characters of %j are read within 50 ms',
  (unit) => {
    const message = unit.repeat(4_000).slice(0, 4_000);
    const times = [0, 1, 2, 3].map(() => timeOf(() => readAll(message, 'hi')));
    expect(Math.min(...times)).toBeLessThan(50);
  },
);
