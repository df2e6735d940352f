import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { createSafety } from './safety.ts';
import { loadHeldOutCases, loadSafetyCases } from './safety-cases.ts';

const { packs, readLatin } = await loadKnowledge();
const safety = createSafety(packs, readLatin);

function check(text: string, language: RevvyLanguage) {
  return safety.checkQuestion({ text, interfaceLanguage: language === 'hi-Latn' ? 'en' : language });
}

describe.each(revvyLanguages)('in %s', (language) => {
  const { rules, neighbours, harmful, dangers, over, calm } = loadSafetyCases(language);
  const heldOut = loadHeldOutCases(language);
  const isRefused = (text: string) => check(text, language).refusal !== null;
  const isAlarm = (text: string) => check(text, language).flags.length > 0;
  const missed = (cases: Record<string, string[]>) =>
    Object.entries(cases).flatMap(([danger, texts]) =>
      texts.filter((text) => !check(text, language).flags.includes(danger)).map((text) => `${danger}: ${text}`),
    );

  test('every harm has at least twelve lawful neighbours', () => {
    for (const rule of rules) expect(new Set(neighbours(rule)).size, rule).toBeGreaterThanOrEqual(12);
  });

  test('a customer who guards against harm, suffers it or asks about something similar gets help', () => {
    expect([...rules.flatMap(neighbours), ...heldOut.innocent].filter(isRefused)).toEqual([]);
  });

  test('a customer who wants to do harm is refused', () => {
    const wishes = [...Object.values(harmful).flat(), ...heldOut.harmful];
    expect(wishes.filter((text) => check(text, language).refusal?.kind !== 'harmful')).toEqual([]);
  });

  test('a danger is found in the words people use', () => {
    expect([...missed(dangers), ...missed(heldOut.dangers)]).toEqual([]);
  });

  test('harmless messages that sound like a danger raise no alarm', () => {
    expect(calm.filter(isAlarm)).toEqual([]);
  });

  test('a danger that is over or denied raises no alarm', () => {
    expect([...over, ...heldOut.over].filter(isAlarm)).toEqual([]);
  });
});

test('smoke after a repaired puncture raises the alarm', () => {
  expect(check('the puncture is fixed, now smoke is coming from the engine', 'en').flags).toContain('smoke-or-fire');
});

test('a question about dangers in general raises no alarm, the same about the own vehicle does', () => {
  const alarms = (text: string, language: RevvyLanguage) => check(text, language).flags.length > 0;
  expect(alarms('why do brakes fail', 'en')).toBe(false);
  for (const text of [
    'why is my brake failing now',
    'why do my brakes fail',
    'why do brakes fail? mine failed just now',
    'why does the brake pedal go to the floor',
    'why do brakes fail suddenly, what should i do',
    'what causes smoke from under the bonnet',
  ]) {
    expect(alarms(text, 'en'), text).toBe(true);
  }
  expect(alarms('ब्रेक फेल क्यों होते हैं', 'hi')).toBe(false);
  expect(alarms('मेरे ब्रेक फेल क्यों हो रहे हैं', 'hi')).toBe(true);
  expect(alarms('brake fail kyu hote hai', 'hi-Latn')).toBe(false);
  expect(alarms('brake fail kyu ho gaye', 'hi-Latn')).toBe(true);
});

test('a thief who asks like a victim is refused', () => {
  expect(check('how to steal a car so nobody finds out, what should i do', 'en').refusal?.kind).toBe('harmful');
});

describe('of several dangers', () => {
  const warned = (text: string) => {
    const { warning } = check(text, 'en');
    return packs.en.flags.find((flag) => warning && [flag.warning, flag.forBike].includes(warning))?.id;
  };

  test('a burst tyre is warned about before its bulge', () => {
    expect(check('tyre burst while driving', 'en').flags).toContain('tyre-bulge');
    expect(warned('tyre burst while driving')).toBe('tyre-burst');
  });

  test('a vehicle in a traffic lane is left before the engine cools', () => {
    expect(warned('car overheated and stopped in the middle of the highway')).toBe('standing-in-traffic');
  });

  test('fire and injured people come before a vehicle in a traffic lane', () => {
    expect(warned('car died in the middle of the road and smoke is coming from the bonnet')).toBe('smoke-or-fire');
    expect(warned('car stuck in the middle of the road after an accident, driver is bleeding')).toBe('accident-injury');
  });
});

test('keys locked inside raise no alarm, a child beside them does', () => {
  expect(check('keys locked inside the car', 'en').flags).toEqual([]);
  expect(check('keys locked inside the car and my baby is inside', 'en').flags).toEqual(['locked-in-car']);
  expect(check('keys locked inside the car with my dog', 'en').flags).toEqual(['locked-in-car']);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'puncture on tubeless tyre of my apache, middle of the road, can someone come'],
  ['hi', 'गाडी में बम जैसा धमाकेदार म्यूजिक सिस्टम लगवाना है'],
  ['hi', 'बम जैसी आवाज वाला स्पीकर लगवाना है गाड़ी में'],
])('who asks for help or loud music is not refused (%s): %s', (language, text) => {
  expect(check(text, language).refusal).toBeNull();
});
