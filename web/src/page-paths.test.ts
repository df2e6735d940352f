import { expect, test } from 'vitest';
import { namesReadBy } from './page-paths.ts';

test('the parameters that a page reads are found in its validator', () => {
  expect(namesReadBy(({ show, sort }: Record<string, unknown>) => ({ show, sort }))).toEqual(['show', 'sort']);
  const ofOther = (search: Record<string, unknown>) => (typeof search.mode === 'string' ? search.next : undefined);
  expect(namesReadBy(ofOther)).toEqual(['mode', 'next']);
  expect(namesReadBy((search: Record<string, unknown>) => 'show' in search)).toEqual(['show']);
  // Every parameter may matter then.
  expect(namesReadBy((search: Record<string, unknown>) => ({ ...search }))).toBeNull();
  expect(namesReadBy({ parse: () => ({}) })).toBeNull();
});
