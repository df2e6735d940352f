import { contract } from '@pahiya/contract/router';
import { z } from 'zod';

/** Features that show no other people: they return the caller's own rows or no personal data. */
const slicesWithoutPeople: Record<string, string> = {
  auth: 'the caller’s own session and account',
  account: 'the caller’s own account',
  bookings: 'the caller’s own bookings',
  payments: 'the caller’s own bookings',
  vehicles: 'the caller’s own vehicles',
  locations: 'places',
  desk: 'staff see whom they serve; who may call what is held by the matrix of the desk',
};

/** Procedures of the other features that neither show nor change anything of another person. */
const withoutPeople: Record<string, string[]> = {
  'garages, and the caller’s own marks on them': [
    'garages.featured',
    'garages.nearby',
    'garages.search',
    'garages.landingCities',
    'garages.favourites',
    'garages.get',
    'garages.slots',
    'garages.favourite',
    'garages.unfavourite',
  ],
  'the caller’s own reviews, files and profile': [
    'reviews.save',
    'reviews.mine',
    'files.upload',
    'profiles.me',
    'profiles.update',
    'profiles.setAvatar',
    'profiles.removeAvatar',
  ],
  'the caller’s own posts': ['community.create', 'community.delete'],
  'the caller’s own choices and devices': [
    'notifications.readAll',
    'notifications.preferences',
    'notifications.setPreferences',
    'notifications.pushKey',
    'notifications.saveToken',
    'notifications.deleteToken',
  ],
  'the caller’s own conversations with Revvy': [
    'revvy.welcome',
    'revvy.conversations',
    'revvy.create',
    'revvy.rename',
    'revvy.delete',
    'revvy.restore',
    'revvy.messages',
    'revvy.send',
    'revvy.follow',
    'revvy.retry',
    'revvy.stop',
    'revvy.rate',
    'revvy.handOver',
  ],
  'the caller’s own conversations with the support': [
    'support.faq',
    'support.state',
    'support.rateFaq',
    'support.tickets',
    'support.ticket',
    'support.upload',
    'support.createTicket',
    'support.reopen',
    'support.rate',
    'support.openChat',
    'support.messages',
    'support.sendMessage',
    'support.mark',
    'support.typing',
    'support.transcript',
    'support.callSlots',
    'support.requestCall',
    'support.callRequests',
    'support.cancelCall',
  ],
};

interface Procedure {
  name: string;
  method: string;
  /** Matches the paths of requests to the procedure. */
  path: RegExp;
}

const procedureSchema = z.object({
  '~orpc': z.object({ route: z.object({ method: z.string().default('POST'), path: z.string().default('') }) }),
});

function proceduresOf(node: object, name: string[] = []): Procedure[] {
  const found = procedureSchema.safeParse(node);
  if (!found.success) return Object.entries(node).flatMap(([key, inner]) => proceduresOf(inner, [...name, key]));
  const { method, path } = found.data['~orpc'].route;
  return [{ name: name.join('.'), method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }];
}

const procedures = proceduresOf(contract);
const named = new Set(Object.values(withoutPeople).flat());

/** Fixed paths precede those with a parameter: `/posts/saved` is not a post. */
function procedureOf(request: string): string | undefined {
  const [method, path = ''] = request.split(' ');
  const fits = procedures.filter((each) => each.method === method && each.path.test(path));
  return fits.toSorted(
    (one, other) => one.path.source.split('[^/]+').length - other.path.source.split('[^/]+').length,
  )[0]?.name;
}

/**
 * `missing`: procedures that are neither requested by a surface nor listed with a reason. `needless`: listed ones that
 * are requested or do not exist.
 */
export function findGaps(requests: Iterable<string>): { missing: string[]; needless: string[] } {
  const seen = new Set([...requests].map(procedureOf));
  const isNamed = (name: string) => named.has(name) || (name.split('.')[0] ?? '') in slicesWithoutPeople;
  const names = procedures.map(({ name }) => name);
  return {
    missing: names.filter((name) => !seen.has(name) && !isNamed(name)),
    needless: [...named].filter((name) => seen.has(name) || !names.includes(name)),
  };
}
