import { apiPrefix } from '@pahiya/contract/router';
import { asBrowser } from '../client.ts';

interface Sent {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Attack {
  name: string;
  /** What the attacker sends, by number. */
  request(number: number): Sent;
  /** Answers that are neither a success nor a refusal. */
  expected: number[];
}

const documents = ['/docs', '/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css'];
const words = ['clutch', 'brake pads', 'bateri', 'oil change pune', 'xqzwv', 'ac'];

export const attacks: Attack[] = [
  read('/, kept', () => '/'),
  read('pages, each rendered', (number) => `/?unseen=${process.pid}-${number}`),
  read('API documents', (number) => `${apiPrefix}${documents[number % documents.length]}`),
  read('search', (number) => `${apiPrefix}/garages/search?text=${encodeURIComponent(searched(number))}`),
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
];

function read(name: string, path: (number: number) => string): Attack {
  return { name, request: (number) => ({ path: path(number), headers: asBrowser }), expected: [] };
}

function searched(number: number): string {
  return `${words[number % words.length]} ${number % 500}`;
}

/** Counts by status, and errors by name. */
export type Counts = Record<string, number>;

const withoutAdvice = 'without Retry-After';

/** A refusal must say when to come back. */
export function labelOf(status: number, retryAfter: string | undefined): string {
  const isRefusal = status === 429 || status === 503;
  return isRefusal && !/^[1-9]\d*$/.test(retryAfter ?? '') ? `${status} ${withoutAdvice}` : String(status);
}

export function isFair(label: string, { expected }: Pick<Attack, 'expected'>): boolean {
  return /^2\d\d$/.test(label) || label === '429' || label === '503' || expected.map(String).includes(label);
}
