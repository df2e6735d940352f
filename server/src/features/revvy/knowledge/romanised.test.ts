import { expect, test } from 'vitest';
import { detectLanguage } from '../../../platform/language/detect-language.ts';
import { loadKnowledge } from './load-knowledge.ts';

const { readLatin } = await loadKnowledge();

const detect = (text: string) => detectLanguage({ text, interfaceLanguage: 'en' }, readLatin);

test.each([
  ['my car is not starting in the morning', 'en'],
  ['Swift oil change price in Koramangala', 'en'],
  ['hello', 'en'],
  ['gaadi start nahi ho rahi hai', 'hi-Latn'],
  ['vandi start aagala enna panrathu', 'ta'],
  ['car start avvatledu em cheyali', 'te'],
  ['gaadi start aagtha illa yenu madodu', 'kn'],
  ['vandi start aakunnilla enthu cheyyanam', 'ml'],
  ['gari start hochche na ki korbo', 'bn'],
  ['gadi chalu hot nahi kay karu mazi', 'mr'],
  ['gaadi chalu nathi thati shu karvu', 'gu'],
  ['gaddi start nahi hundi ki kariye', 'pa'],
])('%j is %s', (text, language) => {
  expect(detect(text)).toBe(language);
});

test('names of makes, places and garages alone stay English', () => {
  for (const text of ['Hyundai Creta', 'Ather 450X Indiranagar', 'Bajaj Pulsar NS200', 'Hadapsar', 'IPL score']) {
    expect(detect(text), text).toBe('en');
  }
});
