import { expect, test } from 'vitest';
import { parsePastSearches, withPastSearch } from './past-searches.ts';

test('the newest of at most eight past searches comes first, and each is kept once', () => {
  expect(withPastSearch(['tyres', 'Brake'], ' brake ')).toEqual(['brake', 'tyres']);
  expect(withPastSearch(['tyres'], '  ')).toEqual(['tyres']);
  const many = Array.from({ length: 8 }, (_, index) => `search ${index}`);
  expect(withPastSearch(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
});

test('damaged past searches count as none', () => {
  for (const stored of [null, '', '{', '{}', '"a"']) expect(parsePastSearches(stored)).toEqual([]);
  expect(parsePastSearches('["oil", 3, " ", null]')).toEqual(['oil']);
});
