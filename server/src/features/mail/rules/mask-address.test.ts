import { expect, test } from 'vitest';
import { maskAddresses } from './mask-address.ts';

test.each([
  ['asha.rao@example.com', 'a•••@example.com'],
  ['550 5.1.1 <asha@example.com>: no such box', '550 5.1.1 <a•••@example.com>: no such box'],
  ['of a@b.in, c@d.in', 'of a•••@b.in, c•••@d.in'],
  ['அஷா@example.com', 'அ•••@example.com'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%j is masked as %j', (text, masked) => {
  expect(maskAddresses(text)).toBe(masked);
});
