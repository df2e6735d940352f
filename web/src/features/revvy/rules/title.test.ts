import { expect, test } from 'vitest';
import { givenTitle } from './title.ts';

test('only titles the server assigns by default are translated', () => {
  expect(givenTitle('New Chat')).toBe('title.new');
  expect(givenTitle('Image query')).toBe('title.image');
  expect(givenTitle('New Chat please')).toBeNull();
  expect(givenTitle('toString')).toBeNull();
});
