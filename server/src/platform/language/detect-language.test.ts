import { readFileSync } from 'node:fs';
import { load as parseYaml } from 'js-yaml';
import { expect, test } from 'vitest';
import { detectInConversation, detectLanguage } from './detect-language.ts';

type Case = [text: string, interfaceLanguage: 'en' | 'hi' | 'mr' | 'ta', language: string];

const cases: Case[] = [
  ['ब्रेक लागत नाही', 'mr', 'mr'],
  ['ब्रेक नहीं लग रहा', 'mr', 'mr'],
  ['माझी गाडी चालू होत नाही', 'hi', 'hi'],
  ['माझी गाडी चालू होत नाही', 'en', 'mr'],
  ['गाड़ी चालू नहीं हो रही', 'en', 'hi'],
  ['பிரேக் பிடிக்கல', 'hi', 'ta'],
  ['ব্রেক ধরছে না', 'en', 'bn'],
  ['બ્રેક લાગતી નથી', 'en', 'gu'],
  ['ਬ੍ਰੇਕ ਨਹੀਂ ਲੱਗ ਰਹੀ', 'en', 'pa'],
  ['ബ്രേക്ക് പോയി', 'en', 'ml'],
  ['ಬ್ರೇಕ್ ಹಿಡಿಯುತ್ತಿಲ್ಲ', 'en', 'kn'],
  ['బ్రేక్ పడటం లేదు', 'en', 'te'],
  ['मेरी car की battery dead है', 'en', 'hi'],
  ['my गाड़ी is not starting', 'en', 'hi'],
  ['gaadi start nahi ho rahi', 'hi', 'hi-Latn'],
  ['brake fail ho gaye', 'en', 'hi-Latn'],
  ['namaste bhai', 'en', 'hi-Latn'],
  ['my car does not start', 'hi', 'en'],
  ['how do i do this', 'hi', 'en'],
  ['he told me to change the oil, is it ok', 'hi', 'en'],
  ['we drive at 80 km/h', 'hi', 'en'],
  ['el coche no arranca por la mañana', 'hi', 'en'],
  ['mein Auto springt nicht an', 'hi', 'en'],
  ['en vandi start aagala', 'ta', 'en'],
  ['asdfgh', 'ta', 'en'],
  ['🚗🔥', 'ta', 'ta'],
  ['', 'mr', 'mr'],
  ['???', 'hi', 'hi'],
];

test.each(cases)('%j with an interface in %s is answered in %s', (text, interfaceLanguage, language) => {
  expect(detectLanguage({ text, interfaceLanguage })).toBe(language);
});

/** Single questions, and the last message of each conversation with the one before it. */
function written(language: string): { text: string; before: string | undefined }[] {
  const file = new URL(`../../../data/revvy/evaluation/${language}.yaml`, import.meta.url);
  const asked = parseYaml(readFileSync(file, 'utf8')) as { ask?: string; turns?: string[] }[];
  return asked.map(({ ask, turns = [] }) => ({ text: ask ?? turns.at(-1) ?? '', before: turns.at(-2) }));
}

test.each(['hi', 'mr'] as const)(
  'questions in %s are not taken for the other language in the same script',
  (language) => {
    const missed = written(language).filter(({ text, before }) => {
      const read = detectInConversation({ text, before, interfaceLanguage: 'en' });
      return /[\u0900-\u097f]/u.test(text) && read !== language;
    });
    expect(missed).toEqual([]);
  },
);

test.each([
  ['i20 hai 60 hazar chali', 'aage se khad khad awaaz aati hai', 'hi-Latn'],
  ['diesel, vento 2014', 'gaadi garam ho rahi hai', 'hi-Latn'],
  ['5w30?', 'என்ன ஆயில் போடணும்', 'ta'],
  ['what is the price', 'gaadi garam ho rahi hai', 'en'],
  ['diesel, vento 2014', 'my car does not start', 'en'],
  ['पुणे', 'माझी गाडी चालू होत नाही', 'mr'],
])('%j after %j is read as %s', (text, before, language) => {
  expect(detectInConversation({ text, before, interfaceLanguage: 'en' })).toBe(language);
});
