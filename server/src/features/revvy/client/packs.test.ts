import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { intentNames, phraseNames } from '../rules/names.ts';
import { loadPacks } from './packs.ts';

const packs = loadPacks();

function namesIn(phrase: string): string[] {
  return [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe.each(revvyLanguages)('in %s', (language) => {
  const pack = packs[language];

  test('every phrase is there, with the same names to be filled in', () => {
    for (const name of phraseNames) expect(namesIn(pack.phrases[name]), name).toEqual(namesIn(packs.en.phrases[name]));
  });

  test('every wish has signs', () => {
    for (const name of intentNames) expect(pack.intents[name].length, name).toBeGreaterThan(0);
  });

  test('every danger has a warning and signs', () => {
    expect(pack.flags.map(({ id }) => id).sort()).toEqual(packs.en.flags.map(({ id }) => id).sort());
    for (const { warning, signs } of pack.flags) {
      expect(warning).toMatch(/^\*\*[^*]+\*\*/);
      expect(signs.length).toBeGreaterThan(0);
    }
  });

  test('what is mended, what happens again and what only might happen can be said', () => {
    for (const mark of ['conditions', 'notNow', 'mended', 'again'] as const)
      expect(pack[mark].length).toBeGreaterThan(0);
  });

  test('a warning that speaks of calling for help names 112', () => {
    for (const id of ['smoke-or-fire', 'accident-injury', 'gas-leak-cng']) {
      expect(pack.flags.find((flag) => flag.id === id)?.warning, id).toContain('112');
    }
  });

  test('no sign is empty, so none fits everything', () => {
    const signs = [
      ...Object.values(pack.intents).flat(),
      ...pack.flags.flatMap((flag) => [...flag.signs, ...flag.but]),
    ];
    for (const groups of signs) for (const phrases of groups) expect(phrases.length).toBeGreaterThan(0);
  });
});
