import { expect, test } from 'vitest';
import { expandWords } from './expand-words.ts';
import { loadPacks } from './packs.ts';

const packs = loadPacks();

test('words of any language are expanded to the English words of the notes', () => {
  expect(expandWords(packs, { text: 'ब्रेक का तेल', language: 'hi' })).toEqual(expect.arrayContaining(['brake']));
  expect(expandWords(packs, { text: 'டயரில் காற்று', language: 'ta' })).toEqual(expect.arrayContaining(['tyre']));
  expect(expandWords(packs, { text: 'gaadi ki battery', language: 'hi-Latn' })).toEqual(
    expect.arrayContaining(['car', 'battery']),
  );
});

test('English words in another language are kept, and each word appears once', () => {
  const words = expandWords(packs, { text: 'मेरी car की battery, battery, बैटरी', language: 'hi' });
  expect(words).toContain('car');
  expect(words.filter((word) => word === 'battery')).toHaveLength(1);
});

test('unknown words expand to nothing', () => {
  expect(expandWords(packs, { text: 'क्वांटम', language: 'hi' })).toEqual([]);
  expect(expandWords(packs, { text: '', language: 'en' })).toEqual([]);
});
