import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { createSafety } from './safety.ts';

const { packs, readLatin } = await loadKnowledge();
const safety = createSafety(packs, readLatin);

function warningFor(text: string, language: RevvyLanguage = 'en', before?: string): string {
  const interfaceLanguage = language === 'hi-Latn' ? 'en' : language;
  return safety.checkQuestion({ text, interfaceLanguage, before }).warning ?? '';
}

const carWords = /bonnet|parking brake|\bpedal\b|\bwheel firmly|floor mat|seat belt|spare wheel|\bAC\b/i;

test.each([
  ['pulsar ns200 brake failed while riding'],
  ['my ather battery is smoking'],
  ['scooter tyre has a bulge on the side'],
  ['my activa throttle is stuck and it races by itself'],
  ['bike handle is jammed, steering locked while riding'],
])('a warning to a rider names no part that only a car has: %s', (text) => {
  const warning = warningFor(text);
  expect(warning).not.toBe('');
  expect(warning).not.toMatch(carWords);
});

test.each<[string, string | undefined]>([
  ['brake failed in my swift', undefined],
  ['the brakes of my car failed and i hit a bike', undefined],
  ['brakes failed', undefined],
])('a driver is told to pull the parking brake: %s', (text, before) => {
  expect(warningFor(text, 'en', before)).toContain('parking brake');
});

test('the vehicle of the message before counts', () => {
  expect(warningFor('the brakes failed', 'en', 'my activa is 4 years old')).toContain('both brakes');
});

const smoking: Partial<Record<RevvyLanguage, string>> = {
  hi: 'एथर की बैटरी से धुआं निकल रहा है',
  'hi-Latn': 'ola scooter ki battery se dhuan aa raha hai',
  mr: 'एथरच्या बॅटरीतून धूर येतोय',
  ta: 'ஏதர் ஸ்கூட்டர் பேட்டரி புகையுது',
};

test.each(Object.entries(smoking) as [RevvyLanguage, string][])(
  'a smoking electric scooter is a scooter in its own language too: %s',
  (language, text) => {
    expect(warningFor(text, language)).toBe(packs[language].flags.find(({ id }) => id === 'smoke-or-fire')?.forBike);
  },
);

test('every language has the warnings for bikes', () => {
  const idsOf = (language: RevvyLanguage) => packs[language].flags.flatMap(({ id, forBike }) => (forBike ? [id] : []));
  for (const language of revvyLanguages) expect(idsOf(language).sort(), language).toEqual(idsOf('en').sort());
});
