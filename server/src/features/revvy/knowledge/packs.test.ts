import { readFileSync } from 'node:fs';
import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { harmNames, intentNames, phraseNames } from './names.ts';
import { loadPacks } from './packs.ts';

const packs = loadPacks();

const locales = new URL('../../../../../web/src/i18n/locales/', import.meta.url);

/** The way to the saved vehicles as the screens name it. Hinglish customers use the English screens. */
function wayToVehicles(language: string): string {
  const code = language === 'hi-Latn' ? 'en' : language;
  const read = (namespace: string) => JSON.parse(readFileSync(new URL(`${code}/${namespace}.json`, locales), 'utf8'));
  const settings: { title: string } = read('settings');
  const account: { section: { garage: { title: string } } } = read('account');
  return `${settings.title} > ${account.section.garage.title}`;
}

function namesIn(phrase: string): string[] {
  return [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe.each(revvyLanguages)('in %s', (language) => {
  const pack = packs[language];

  test('every phrase exists, with the same placeholders as in English', () => {
    for (const name of phraseNames) expect(namesIn(pack.phrases[name]), name).toEqual(namesIn(packs.en.phrases[name]));
  });

  test('the way to the own vehicles matches the screens', () => {
    for (const name of ['vehicleNone', 'dateNone'] as const)
      expect(pack.phrases[name]).toContain(wayToVehicles(language));
  });

  test('every intent has signs', () => {
    for (const name of intentNames) expect(pack.intents[name].length, name).toBeGreaterThan(0);
  });

  test('every danger has a warning and signs', () => {
    expect(pack.flags.map(({ id }) => id).sort()).toEqual(packs.en.flags.map(({ id }) => id).sort());
    for (const { warning, signs } of pack.flags) {
      expect(warning).toMatch(/^\*\*[^*]+\*\*/);
      expect(signs.length).toBeGreaterThan(0);
    }
  });

  test('there are words for repaired, recurring, denied, general and hypothetical faults', () => {
    for (const mark of ['conditions', 'notNow', 'general', 'present', 'mended', 'again', 'denied'] as const)
      expect(pack[mark].length).toBeGreaterThan(0);
  });

  test('every harm has signs, and marks tell a wish from a call for help', () => {
    expect(pack.harm.rules.map(({ id }) => id)).toEqual([...harmNames]);
    for (const mark of ['wish', 'help', 'hiding'] as const) expect(pack.harm[mark].length, mark).toBeGreaterThan(0);
  });

  test('a warning that advises to call for help names 112', () => {
    for (const id of ['smoke-or-fire', 'accident-injury', 'gas-leak-cng', 'locked-in-car']) {
      expect(pack.flags.find((flag) => flag.id === id)?.warning, id).toContain('112');
    }
  });

  test('no sign is empty, because it would match everything', () => {
    const signs = [
      ...Object.values(pack.intents).flat(),
      ...pack.harm.rules.flatMap(({ signs }) => signs),
      ...pack.general,
      ...pack.flags.flatMap((flag) => [...flag.signs, ...flag.but]),
    ];
    for (const groups of signs) for (const phrases of groups) expect(phrases.length).toBeGreaterThan(0);
  });
});
