import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clausesOf, wordsOf } from './words-of.ts';

const same: [string, string][] = [
  ['BRAKES', 'brakes'],
  ['don’t', 'dont'],
  ['soooo', 'so'],
  ['café', 'cafe'],
  ['धुआँ', 'धुआं'],
  ['गाड़ी', 'गाडी'],
  ['सीएन‌जी', 'सीएनजी'],
  ['റിപ്പയർ', 'റിപ്പയര്'],
  ['എൻ്റെ', 'എന്റെ'],
  ['ടയറിൻ്റെ', 'ടയറിന്റെ'],
  ['८०', '80'],
  ['௧௦', '10'],
  ['൨', '2'],
];

test.each(same)('%s is spelled like %s', (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

test('words are separated by anything that is neither letter nor digit, in every script', () => {
  expect(wordsOf('ब्रेक-फेल!! (car)…எஞ்சின்/ac')).toEqual(['ब्रेक', 'फेल', 'car', 'எஞ்சின்', 'ac'].flatMap(wordsOf));
  expect(wordsOf('🚗🔥')).toEqual([]);
  expect(wordsOf('')).toEqual([]);
});

test("a clause ends with its sentence and before a 'but', and a decimal point does not end one", () => {
  expect(clausesOf('It cost 2.5 lakh. Brakes fail! गाड़ी ठीक है। और लेकिन धुआँ')).toHaveLength(5);
  expect(clausesOf('oil 2.5 litres')).toEqual([['oil', '2', '5', 'litres']]);
});

test('the Hindi पर starts a clause after a verb, where it means but, and not after a noun', () => {
  expect(clausesOf('ब्रेक ठीक है पर आवाज़ आती है')).toHaveLength(2);
  expect(clausesOf('गाड़ी पर खरोंच')).toHaveLength(1);
});

test('ASCII words are normalised the same with and without other scripts in the text', () => {
  const letters = fc.constantFrom(...'aabbCz09\'".-_ \n');
  const ascii = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.string({ unit: letters }));
  fc.assert(
    fc.property(ascii, (text) => {
      expect(wordsOf(text)).toEqual(wordsOf(`${text} é`).slice(0, -1));
    }),
  );
});
