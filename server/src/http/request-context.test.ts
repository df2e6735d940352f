import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './request-context.ts';

function addressOf(remoteAddress: string): string {
  return clientAddress({ socket: { remoteAddress }, headers: {} } as IncomingMessage, 0);
}

test.each([
  ['2001:db8:0:1::7', '2001:0db8::1:ffff:2:3:4'],
  ['2001:db8::', '2001:db8::1'],
  ['::1', '::2'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s are of one network and share their rate limits', (one, other) => {
  expect(addressOf(one)).toBe(addressOf(other));
});

test.each([
  ['2001:db8:0:1::7', '2001:db8:0:2::7'],
  ['203.0.113.9', '203.0.113.8'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.8'],
])('%s and %s do not', (one, other) => {
  expect(addressOf(one)).not.toBe(addressOf(other));
});

test('an IPv4 address written as IPv6 is the same address', () => {
  expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});
