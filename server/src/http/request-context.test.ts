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
])('%s and %s belong to one network and share their rate limits', (one, other) => {
  expect(addressOf(one)).toBe(addressOf(other));
});

test.each([
  ['2001:db8:0:1::7', '2001:db8:0:2::7'],
  ['203.0.113.9', '203.0.113.8'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.8'],
])('%s and %s belong to different networks', (one, other) => {
  expect(addressOf(one)).not.toBe(addressOf(other));
});

test('an IPv4 address in IPv6 notation is the same address', () => {
  expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

function addressBehindProxy(forwarded: string): string {
  const headers = { 'x-forwarded-for': forwarded };
  return clientAddress({ socket: { remoteAddress: '10.0.0.1' }, headers } as unknown as IncomingMessage, 1);
}

test.each([
  ['203.0.113.9', '203.0.113.9:1234', '203.0.113.9:65535', '[::ffff:203.0.113.9]:80'],
  ['2001:db8::7', '[2001:db8::7]', '[2001:db8::7]:1234', '"[2001:db8::8]:1"', '[2001:DB8:0:0:ffff::1]:4'],
])('a forwarded address with port or brackets is the same client: %s', (...hops) => {
  expect(new Set(hops.map(addressBehindProxy)).size).toBe(1);
  expect(addressBehindProxy(`6.6.6.6:1, ${hops[1]}`)).toBe(addressBehindProxy(hops[0] ?? ''));
});

test.each(['unknown', '_hidden', '203.0.113.9:port', '[203.0.113.9', 'x'.repeat(500), ''])(
  "for an invalid forwarded address (%s) the socket's address is used",
  (hop) => {
    expect(addressBehindProxy(hop)).toBe('10.0.0.1');
  },
);
