import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const site = 'https://pahiya.test';

describe('return address after signing in', () => {
  test.each(['/', '/profile', '/book/1?search=oil', '/services#list', '/a%2Fb'])('%s is kept', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'profile',
    '',
    undefined,
    7,
  ])('%j becomes /', (path) => {
    expect(safeNext(path)).toBe('/');
  });

  test('no input leads away from this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'a',
      ' ',
    );
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(path, (given) => {
        const next = safeNext(given);
        expect(new URL(next, site).origin).toBe(site);
        expect(next).toMatch(/^\/(?![/\\])/);
        expect(safeNext(next)).toBe(next);
      }),
      { numRuns: 3000 },
    );
  });
});
