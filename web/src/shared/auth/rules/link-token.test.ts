import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenInHash } from './link-token.ts';

describe('the token of a mailed link', () => {
  test.each([
    ['#token=abc.def-_', 'abc.def-_'],
    ['token=abc', 'abc'],
    ['#lang=hi&token=abc', 'abc'],
    ['', null],
    ['#', null],
    ['#token=', null],
    ['#main', null],
  ])('%s contains %s', (hash, token) => {
    expect(tokenInHash(hash)).toBe(token);
  });

  test('any token survives being encoded in an address', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        (token) => tokenInHash(`#token=${encodeURIComponent(token)}`) === token.toWellFormed(),
      ),
    );
  });
});
