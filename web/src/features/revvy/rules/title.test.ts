import { expect, test } from 'vitest';
import { givenTitle } from './title.ts';

test('only the titles the server gives by itself have words of their own', () => {
  expect(givenTitle('New Chat')).toBe('title.new');
  expect(givenTitle('Image query')).toBe('title.image');
  expect(givenTitle('New Chat please')).toBeNull();
  expect(givenTitle('toString')).toBeNull();
});
