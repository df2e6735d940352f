import { expect, test } from 'vitest';
import { googleReturn } from './links.ts';

test.each([
  [undefined, '/'],
  ['/book/1?search=brake', '/book/1?search=brake'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  [`/${'a'.repeat(300)}`, '/'],
])('after Google %s leads to %s', (next, target) => {
  expect(googleReturn(next)).toBe(target);
});
