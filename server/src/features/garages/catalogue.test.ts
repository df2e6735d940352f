import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { describe, expect, test } from 'vitest';

interface Offer {
  name: string;
  description: string | null;
}

const translated = languageCodes.filter((code) => code !== 'en');
const demonstration = new URL('../../../data/demo-garages.json', import.meta.url);
const { garages } = readJson<{ garages: { services: Offer[] }[] }>(demonstration);
const offers = garages.flatMap(({ services }) => services);
const inEnglish = {
  names: new Set(offers.map(({ name }) => name)),
  descriptions: new Set(offers.flatMap(({ description }) => description ?? [])),
};

function readJson<Content>(file: URL): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe.each(translated)('the catalogue in %s', (language) => {
  test.each(['names', 'descriptions'] as const)('has exactly the %s of the demonstration garages', (part) => {
    const file = new URL(`../../../../contract/data/catalogue/${language}/${part}.json`, import.meta.url);
    const texts = readJson<Record<string, string>>(file);
    expect(new Set(Object.keys(texts))).toEqual(inEnglish[part]);
    expect(Object.entries(texts).filter(([english, text]) => text === english || text.trim() === '')).toEqual([]);
  });
});
