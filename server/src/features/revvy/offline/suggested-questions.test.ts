import { readFileSync } from 'node:fs';
import { revvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { ask, fakeTools } from '../../../../test/offline-asking.ts';

const root = new URL('../../../../../', import.meta.url);
const languages = revvyLanguage.exclude(['hi-Latn']).options;

/** The questions that the web offers after an answer, and the card that answers them. */
const answeredBy = { price: 'price', garages: 'garages', book: 'draft', move: 'bookings', cancel: 'bookings' } as const;
const services = ['AC Service and gas refill', 'Battery replacement', 'Clutch plate replacement', 'Wheel Alignment'];

function read(path: string) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

const cases = languages.flatMap((language) =>
  services.flatMap((service) => Object.entries(answeredBy).map(([key, card]) => ({ language, service, key, card }))),
);

test.each(cases)('the suggested question $key about $service is understood in $language', async (asked) => {
  const { language, service, key, card } = asked;
  const texts: Record<string, string> = read(`web/src/i18n/locales/${language}/revvy.json`).next;
  const names: Record<string, string> = language === 'en' ? {} : read(`contract/data/catalogue/${language}/names.json`);
  const text = texts[key]?.replace('{{service}}', names[service] ?? service) ?? '';
  const { kinds } = await ask(text, { language, tools: fakeTools().tools });
  expect(kinds, text).toContain(card);
});
