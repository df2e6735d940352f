import { expect, test } from 'vitest';
import { mustWait } from './must-wait.ts';

test('a link of a trusted account is not held', () => {
  expect(mustWait({ isTrusted: true }, 'https://example.com')).toBe(false);
  expect(mustWait({ isTrusted: false }, 'https://example.com')).toBe(true);
  expect(mustWait({ isTrusted: false }, 'No link')).toBe(false);
});
