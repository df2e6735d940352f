import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** IANA's special-purpose registries, multicast, and IPv6 networks that embed IPv4. */
const reserved: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const closed = new BlockList();
for (const [network, prefix, family] of reserved) closed.addSubnet(network, prefix, family);

/** Only this block of IPv6 is public, except the parts that embed other addresses or are reserved. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const notPublicUnicast = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublicUnicast.addSubnet(network, prefix, 'ipv6');
}

/** Keeps users from making the server send requests to its own network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !notPublicUnicast.check(address, 'ipv6');
}

class NotPublicError extends Error {
  readonly code = 'ENOTPUBLIC';
}

export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const first = error ? undefined : addresses[0];
    if (error || !first) return callback(error ?? new NotPublicError('the name has no address'), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new NotPublicError('the name leads into a network that is not public'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
