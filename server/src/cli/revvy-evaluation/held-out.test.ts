import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadCities } from '../../features/locations/service/load-cities.ts';
import { loadCatalogueTerms } from '../../features/revvy/knowledge/catalogue-terms.ts';
import { loadNotes } from '../../features/revvy/knowledge/notes.ts';
import { loadPacks } from '../../features/revvy/knowledge/packs.ts';
import { questionKinds } from './kinds.ts';
import { loadHeldOut, loadQuestions } from './questions.ts';

// The answers are not tested: a test that fails would lead to rules made for these questions.
const questions = loadHeldOut();
const askedOf = (question: { before?: string[]; ask: string }) =>
  [...(question.before ?? []), question.ask].join(' → ');

test('the two halves have at least 1,500 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(750);
  expect(questions.length + loadQuestions().length).toBeGreaterThanOrEqual(1_500);
});

test.each(revvyLanguages)('every kind is asked at least three times in %s', (language) => {
  for (const kind of questionKinds) {
    const asked = questions.filter((question) => question.language === language && question.kind === kind);
    expect(asked.length, kind).toBeGreaterThanOrEqual(3);
  }
});

test('no held-out question is asked twice or is known from the tuned half', () => {
  const tuned = loadQuestions().map((question) => `${question.language} ${askedOf(question).toLowerCase()}`);
  const asked = questions.map((question) => `${question.language} ${askedOf(question).toLowerCase()}`);
  const all = [...new Set(tuned), ...asked];
  expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
});

test('the expected notes exist', async () => {
  const known = new Set((await loadNotes()).map(({ id }) => id));
  const expected = questions.flatMap(({ notes }) => (notes === 'none' ? [] : (notes ?? [])));
  expect(expected.filter((id) => !known.has(id))).toEqual([]);
});

test('the expected dangers, services and cities exist', () => {
  const dangers = new Set(['any', 'none', ...loadPacks().en.flags.map(({ id }) => id)]);
  const services = new Set(loadCatalogueTerms().map(({ search }) => search));
  const cities = new Set(loadCities().rows.map(({ city }) => city.name));
  const unknown = questions.flatMap(({ danger, service, city }) => [
    ...(danger && !dangers.has(danger) ? [danger] : []),
    ...(service && !services.has(service) ? [service] : []),
    ...(city && !cities.has(city) ? [city] : []),
  ]);
  expect(unknown).toEqual([]);
});
