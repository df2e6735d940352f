import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Auth } from '../features/auth/service/auth.ts';
import type { BookingLimits } from '../features/calendar/types.ts';
import type { Files } from '../features/files/types.ts';
import type { Live } from '../features/live/types.ts';
import type { Locations } from '../features/locations/types.ts';
import type { Pushes } from '../features/notifications/types.ts';
import type { Payments } from '../features/payments/types.ts';
import { isSuspended } from '../features/people/queries/is-suspended.ts';
import type { Revvy } from '../features/revvy/service/revvy.ts';
import type { Support } from '../features/support/types.ts';
import type { BaseContext, Viewer } from '../platform/procedure.ts';
import type { RequestNotes } from '../platform/request-notes.ts';
import type { SignedInStreams } from '../platform/streams/signed-in-streams.ts';
import type { Services } from './services.ts';

export type ApiContext = BaseContext & {
  auth: Auth;
  locations: Locations;
  live: Live;
  files: Files;
  payments: Payments;
  bookingLimits: BookingLimits;
  pushes: Pushes;
  revvy: Revvy;
  support: Support;
  streams: SignedInStreams;
  /** Undefined when a page is rendered, because the page's own request is logged. */
  notes: RequestNotes | undefined;
  /** Checks the session each time; `authenticate` caches its result. */
  isSignedIn: () => Promise<boolean>;
};

interface Caller {
  headers: Headers;
  address: string;
  notes?: RequestNotes;
}

export function createApiContext(services: Services, { headers, address, notes }: Caller): ApiContext {
  let viewer: Promise<Viewer | null> | undefined;
  const find = () => findViewer(services.auth, headers.get('authorization'));
  return {
    db: services.db,
    log: services.log,
    now: services.now,
    rateLimits: services.rateLimits,
    auth: services.auth,
    locations: services.locations,
    live: services.live,
    files: services.files,
    payments: services.payments,
    bookingLimits: services.bookingLimits,
    pushes: services.pushes,
    revvy: services.revvy,
    support: services.support,
    streams: services.streams,
    notes,
    request: { headers, address, responseHeaders: new Headers() },
    async authenticate() {
      viewer ??= find();
      const found = await viewer;
      if (notes && found) notes.userId = found.userId;
      return found;
    },
    isSignedIn: async () => (await find()) !== null,
    isSuspended: (userId) => isSuspended(services.db, userId),
  };
}

async function findViewer(auth: Auth, authorization: string | null): Promise<Viewer | null> {
  const token = authorization?.match(/^Bearer ([\w.-]{1,4096})$/i)?.[1];
  return token ? await auth.verify(token) : null;
}

/** `X-Forwarded-For` can be forged left of the trusted proxies. For IPv6 the /64, because one customer has it all. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  return networkOf(hopBefore(incoming, trustedProxies));
}

function hopBefore(incoming: IncomingMessage, trustedProxies: number): string {
  const socketAddress = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = incoming.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map((hop) => hop.trim());
  return addressIn(hops.at(-trustedProxies) ?? '') ?? socketAddress;
}

/** Some proxies append a port, and put IPv6 addresses in brackets (RFC 7239, section 6). */
function addressIn(hop: string): string | null {
  const bare = hop.replace(/^"(.*)"$/, '$1');
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  return isIP(address) ? address : null;
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const embedded = tail.match(/^ffff:([\d.]+)$/)?.[1];
  if (head === '' && embedded) return embedded;
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::`;
}
