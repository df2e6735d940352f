import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadCities } from '../../features/locations/service/load-cities.ts';
import { loadCatalogueTerms } from '../../features/revvy/knowledge/catalogue-terms.ts';
import { loadNotes } from '../../features/revvy/knowledge/notes.ts';
import { loadQuestions } from './questions.ts';

const conversations = loadQuestions().filter(({ before }) => before !== undefined);

test.each(revvyLanguages)('there are at least 16 conversations in %s', (language) => {
  expect(conversations.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(16);
});

test('a conversation has one or two messages before the last one and counts as a follow-up', () => {
  for (const { before = [], kind, ask } of conversations) {
    expect([1, 2], ask).toContain(before.length);
    expect(kind, ask).toBe('follow-up');
  }
});

test('no conversation is written twice', () => {
  const all = conversations.map(({ language, before = [], ask }) => [language, ...before, ask].join(' → '));
  expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
});

test('the notes that conversations expect exist', async () => {
  const known = new Set((await loadNotes()).map(({ id }) => id));
  const expected = conversations.flatMap(({ notes }) => (notes === 'none' ? [] : (notes ?? [])));
  expect(expected.filter((id) => !known.has(id))).toEqual([]);
});

test('the services and cities that conversations expect exist', () => {
  const services = new Set(loadCatalogueTerms().map(({ search }) => search));
  const cities = new Set(loadCities().rows.map(({ city }) => city.name));
  const unknown = conversations.flatMap(({ service, city }) => [
    ...(service && !services.has(service) ? [service] : []),
    ...(city && !cities.has(city) ? [city] : []),
  ]);
  expect(unknown).toEqual([]);
});
