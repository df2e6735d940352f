import { apiPrefix } from '@pahiya/contract/router';
import { asBrowser } from '../client.ts';
import { bearer } from '../customers.ts';
import { feedTarget } from '../read-targets.ts';

interface Sent {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Attack {
  name: string;
  /** Returns the request with this number. `token` belongs to the attacker's account. */
  request(number: number, token: string): Sent;
  /** Answers that are neither a success nor a refusal. */
  expected: number[];
  needsAccount?: boolean;
}

const documents = ['/docs', '/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css'];
const words = ['clutch', 'brake pads', 'bateri', 'oil change pune', 'xqzwv', 'ac'];

/** Each request comes from a visitor who chose another place, so every page has to be rendered. */
function homeAt(number: number): Sent {
  const place = { name: `Pune ${number}`, city: 'Pune', latitude: 18.52, longitude: 73.857 };
  return { path: '/', headers: { ...asBrowser, cookie: `place=${encodeURIComponent(JSON.stringify(place))}` } };
}

function servicesOf(number: number): Sent {
  return {
    path: `/services?text=${encodeURIComponent(searched(number))}-${process.pid}-${number}`,
    headers: asBrowser,
  };
}

const search = (number: number): Sent => ({
  path: `${apiPrefix}/garages/search?text=${encodeURIComponent(searched(number))}`,
  headers: asBrowser,
});

const feed = (token: string): Sent => ({
  path: feedTarget.requests[0]?.path ?? '/',
  headers: { ...asBrowser, ...bearer(token) },
});

export const attacks: Attack[] = [
  read('/, kept', () => ({ path: '/', headers: asBrowser })),
  read('/, kept, not compressed', () => ({ path: '/', headers: { 'accept-encoding': 'identity' } })),
  read('pages, each rendered', (number) => (number % 2 === 0 ? homeAt(number) : servicesOf(number))),
  read('API documents', (number) => ({
    path: `${apiPrefix}${documents[number % documents.length]}`,
    headers: asBrowser,
  })),
  read('search', search),
  {
    name: 'sign-in, wrong passwords',
    request: (number) => ({
      method: 'POST',
      path: `${apiPrefix}/auth/sign-in`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `guessed-${number % 1_000}@example.com`, password: 'guessed' }),
    }),
    expected: [401],
  },
  {
    name: 'reads of an account and of its address, and pages, each rendered',
    request: (number, token) => [feed(token), search(number), homeAt(number)][number % 3] ?? feed(token),
    expected: [],
    needsAccount: true,
  },
];

function read(name: string, request: Attack['request']): Attack {
  return { name, request, expected: [] };
}

function searched(number: number): string {
  return `${words[number % words.length]} ${number % 500}`;
}

/** Counts answers by status and failures by error message. */
export type Counts = Record<string, number>;

const withoutAdvice = 'without Retry-After';

/** Marks a refusal that does not say when to come back. */
export function labelOf(status: number, retryAfter: string | undefined): string {
  const isRefused = status === 429 || status === 503;
  return isRefused && !/^[1-9]\d*$/.test(retryAfter ?? '') ? `${status} ${withoutAdvice}` : String(status);
}

export function isRefusal(label: string): boolean {
  return label === '429' || label === '503';
}

export function isFair(label: string, { expected }: Pick<Attack, 'expected'>): boolean {
  return /^2\d\d$/.test(label) || isRefusal(label) || expected.map(String).includes(label);
}
