import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchWords } from './queries/search-words.ts';
import { placeMeant, understandSearch } from './queries/understand-search.ts';

function placesIn(text: string): string[] {
  return understandSearch(text).understood.flatMap((part) => (part.kind === 'place' ? [part.name] : []));
}

test.each([
  ['oil change in Leh', 'Leh'],
  ['garage in Una?', 'Una'],
  ['garage una', 'Una'],
  ['mechanic goa', 'Goa'],
  ['car wash in ooty', 'Udhagamandalam'],
  ['Leh me bike service', 'Leh'],
  ['Leh में oil change', 'Leh'],
  ['bhuj car service', 'Bhuj'],
  ['oil change in Leh, Ladakh', 'Leh'],
  ['car service in Gaya', 'Gaya'],
])('"%s" is about %s', (text, name) => {
  expect(placesIn(text)).toContain(name);
});

test.each([
  'brake kharab ho gaya',
  'agar brake fail',
  'wash less than',
  'leh motors',
  'una',
  'oil change in lehh',
  'oil una brand',
])('"%s" names no town', (text) => {
  expect(placesIn(text)).toEqual([]);
});

test.each(['गोवा में गैरेज', 'గోవాలో కార్ సర్వీస్', 'ഗോവ', 'গোয়া', 'ਗੋਆ'])('"%s" is about a state', (text) => {
  expect(placesIn(text)).toEqual(['Goa']);
});

test('a town with a short name can be chosen', () => {
  expect(placeMeant('Leh')).toMatchObject({ name: 'Leh' });
  expect(placeMeant('Goa')).toMatchObject({ name: 'Goa', isState: true });
});

const data = new URL('../../../data/', import.meta.url);

/** Words in Latin letters that a file of phrases contains. */
function wordsOf(path: string): Set<string> {
  const lines = readFileSync(new URL(path, data), 'utf8').split('\n');
  const text = lines.map((line) => line.replace(/(^|\s)#.*$/, '')).join('\n');
  return new Set(text.toLowerCase().match(/[a-z]+/g));
}

test('the short names of towns that are also words are those in the vocabulary', () => {
  const { places, placeWords } = searchWords();
  const shared = ['fillers', 'services', 'symptoms', 'vehicles', 'orders', 'prices'].map(
    (name) => `search/${name}.yaml`,
  );
  const packs = (language: string) => {
    const folder = `revvy/languages/${language}/`;
    return readdirSync(new URL(folder, data)).map((file) => folder + file);
  };
  const wordsIn = (paths: string[]) => new Set(paths.flatMap((path) => [...wordsOf(path)]));
  const common = (words: ReadonlySet<string>) => [...places.short.keys()].filter((name) => words.has(name)).toSorted();
  // Headings of all packs are English, and so are the names of services.
  const headings = wordsIn([...packs('en'), ...shared.filter((path) => !path.includes('fillers'))]);
  expect([...(placeWords.common.get('en') ?? [])]).toEqual(common(headings));
  expect([...(placeWords.common.get('hi-Latn') ?? [])]).toEqual(common(wordsIn([...packs('hi-Latn'), ...shared])));
});
