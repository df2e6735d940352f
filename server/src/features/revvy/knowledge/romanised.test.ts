import { expect, test } from 'vitest';
import { detectLanguage } from '../../../platform/language/detect-language.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { partNames, weekdays } from './names.ts';

const { packs, readLatin } = await loadKnowledge();

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
  const areas = [
    'garage in viman nagar',
    'bike service laxmi nagar',
    'puncture shop near anna nagar',
    'garage kothrud',
  ];
  for (const text of [
    ...areas,
    'Hyundai Creta',
    'Ather 450X Indiranagar',
    'Bajaj Pulsar NS200',
    'Hadapsar',
    'IPL score',
  ]) {
    expect(detect(text), text).toBe('en');
  }
});

test.each([
  ['oil change book cheyandi', 'te'],
  ['repu 10 am', 'te'],
  ['repu udayam service book cheyyandi', 'te'],
  ['kal oil change book korun', 'bn'],
  ['bikel 5 tay', 'bn'],
  ['udya oil change book kara', 'mr'],
  ['oil change karavvu che', 'gu'],
  ['pickup venum', 'ta'],
  ['booking cancel cheyyu', 'ml'],
  ['pickup beku', 'kn'],
  ['tyre puncture ho gaya ji', 'pa'],
] as const)('a short %j is %s for a customer who reads the app in this language', (text, language) => {
  expect(detectLanguage({ text, interfaceLanguage: language }, readLatin)).toBe(language);
});

test.each([
  ['headlight eriyala', 'ta'],
  ['naale raavile 10 manikku', 'ml'],
  ['bikel 5 tay', 'bn'],
  ['oil change book kar do', 'hi-Latn'],
])('a short %j is %s even in an English app', (text, language) => {
  expect(detect(text)).toBe(language);
});

test('English stays English in an Indian app', () => {
  for (const interfaceLanguage of ['te', 'kn', 'mr', 'pa'] as const) {
    for (const text of [
      'oil change tomorrow',
      'airbag light glowing on my Polo',
      'disable dashcam',
      'my fridge is not cooling',
    ]) {
      expect(detectLanguage({ text, interfaceLanguage }, readLatin), text).toBe('en');
    }
  }
});

test('a message of English days and parts of a day is English', () => {
  const named = [...weekdays, ...partNames].flatMap((name) => packs.en.times[name]);
  const texts = named.map((phrase) => phrase.map(({ text }) => text).join(' ')).filter((text) => text.length > 3);
  const pairs = texts.flatMap((text, place) => [text, `not ${text}, ${texts[place + 1] ?? 'today'} evening`]);
  expect(pairs.filter((text) => detect(text) !== 'en')).toEqual([]);
});
