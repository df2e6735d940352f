import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-address.ts';

test.each(['8.8.8.8', '142.250.183.10', '2404:6800:4009:80e::200a', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.1.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'no address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that resolves to this machine is refused, whichever way it is looked up', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve));
    expect(error).toMatchObject({ code: 'ENOTPUBLIC' });
  }
});
