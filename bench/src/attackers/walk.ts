import { setTimeout as wait } from 'node:timers/promises';
import type { SlotDay } from '@pahiya/contract/garages/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { bookingInput } from '../../../server/test/booking-inputs.ts';
import type { StoredGarage } from '../../../server/test/garages.ts';
import { type Answer, asBrowser, ask, type Client } from '../client.ts';
import { bearer, password } from '../customers.ts';

export interface Person {
  client: Client;
  email: string;
  /** Nobody else books there. */
  garage: StoredGarage;
}

export interface Walked {
  steps: number;
  failures: string[];
}

/** The time a fast reader spends on a page. */
const readingMs = 800;

type Step = (wanted: number, asked: Parameters<typeof ask>[1]) => Promise<Answer | undefined>;

/** Walks from the home page to a booking, with every request that a browser makes on the way. */
export async function walk({ client, email, garage }: Person): Promise<Walked> {
  const walked: Walked = { steps: 0, failures: [] };
  const step: Step = async (wanted, asked) => {
    walked.steps += 1;
    const answer = await ask(client, asked).catch((error: Error) => error.message);
    if (typeof answer !== 'string' && answer.status === wanted) return answer;
    walked.failures.push(`${asked.path}: ${typeof answer === 'string' ? answer : answer.status}`);
    return undefined;
  };
  await lookAround(step);
  await lookAtGarage(step, garage);
  const token = await signIn(step, email);
  await wait(readingMs);
  await book(step, garage, token);
  return walked;
}

async function lookAround(step: Step): Promise<void> {
  const home = await step(200, { path: '/', headers: { accept: 'text/html' } });
  const files = new Set(home?.body.toString().match(/\/assets\/[\w.-]+\.(js|css)/g));
  await Promise.all([...files].map((path) => step(200, { path, headers: asBrowser })));
  await wait(readingMs);
  await Promise.all([read(step, '/garages/landing-cities'), read(step, '/garages/nearby?city=Pune')]);
  await step(200, { path: '/car-service/pune', headers: asBrowser });
  await wait(readingMs);
  for (const text of ['br', 'brake', 'brake pads'])
    await read(step, `/garages/search?text=${encodeURIComponent(text)}`);
  await wait(readingMs);
}

async function lookAtGarage(step: Step, { id }: StoredGarage): Promise<void> {
  await step(200, { path: `/garage/${id}`, headers: asBrowser });
  await Promise.all([read(step, `/garages/next-free?garageIds=${id}`), read(step, `/garages/${id}/reviews`)]);
  await wait(readingMs);
  for (const day of [1, 2, 3]) await read(step, `/garages/${id}/slots?date=${dateIn(day)}`);
  await wait(readingMs);
}

async function signIn(step: Step, email: string): Promise<string> {
  await step(200, { path: '/auth', headers: asBrowser });
  const answer = await write(step, 200, '/auth/sign-in', { email, password });
  return answer ? JSON.parse(answer.body.toString()).accessToken : '';
}

async function book(step: Step, garage: StoredGarage, token: string): Promise<void> {
  const bookingDate = dateIn(2);
  const [, , slots] = await Promise.all([
    read(step, '/vehicles', token),
    read(step, '/profiles/me', token),
    read(step, `/garages/${garage.id}/slots?date=${bookingDate}`, token),
  ]);
  const day: SlotDay | undefined = slots && JSON.parse(slots.body.toString());
  const bookingTime = day?.slots.find(({ available }) => available)?.startTime;
  await wait(readingMs);
  await write(
    step,
    201,
    '/bookings',
    bookingInput(garage, { bookingDate, ...(bookingTime && { bookingTime }) }),
    token,
  );
  await Promise.all([read(step, '/bookings', token), read(step, '/notifications/unread', token)]);
  await wait(readingMs);
}

function read(step: Step, path: string, token?: string): Promise<Answer | undefined> {
  return step(200, { path: apiPrefix + path, headers: { ...asApp, ...(token && bearer(token)) } });
}

function write(step: Step, wanted: number, path: string, body: unknown, token?: string): Promise<Answer | undefined> {
  const headers = { ...asApp, ...(token && bearer(token)) };
  return step(wanted, { method: 'POST', path: apiPrefix + path, headers, body: JSON.stringify(body) });
}

const asApp = { 'content-type': 'application/json' };

function dateIn(days: number): string {
  return addDays(zonedNow(new Date()).date, days);
}
