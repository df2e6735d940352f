import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { googleReturn, tokenInHash } from './links.ts';

describe('the token of a mailed link', () => {
  test.each([
    ['#token=abc.def-_', 'abc.def-_'],
    ['token=abc', 'abc'],
    ['#lang=hi&token=abc', 'abc'],
    ['', null],
    ['#', null],
    ['#token=', null],
    ['#main', null],
  ])('%s holds %s', (hash, token) => {
    expect(tokenInHash(hash)).toBe(token);
  });

  test('any token survives the way through the address', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        (token) => tokenInHash(`#token=${encodeURIComponent(token)}`) === token.toWellFormed(),
      ),
    );
  });
});

test.each([
  [undefined, '/'],
  ['/book/1?search=brake', '/book/1?search=brake'],
  [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
  [`/${'a'.repeat(300)}`, '/'],
])('after Google %s leads to %s', (next, target) => {
  expect(googleReturn(next)).toBe(target);
});
