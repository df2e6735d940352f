import { randomUUID } from 'node:crypto';
import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import type { Answer } from '../../../test/call.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { importGarage, type StoredGarage } from '../../../test/garages.ts';
import { writePost } from '../../../test/members.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { ticketForm } from '../../../test/ticketing.ts';
import { surfaces } from '../../../test/visibility/surfaces.ts';
import { createWorld } from '../../../test/visibility/world.ts';
import { wrongCounts } from '../../../test/wrong-counts.ts';
import { reactivate } from '../people/commands/reactivate.ts';

const groupSize = isLongRun ? 10 : 5;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

async function people(count: number, name: string): Promise<Person[]> {
  return await Promise.all(Array.from({ length: count }, (_, index) => createPerson(api, `${name} ${index}`)));
}

interface Scene {
  stay: Person[];
  leave: Person[];
  garage: StoredGarage;
}

const complaint = { reason: 'spam', details: '' };

/** Concurrent actions of everyone on everyone. A write by or to a deleted person may be refused but must not fail. */
async function crowd({ stay, leave, garage }: Scene): Promise<number[]> {
  const posts = await Promise.all([...stay, ...leave].map((one) => writePost(api, one)));
  const calls = [...stay, ...leave].flatMap((one, turn) => {
    const other = [...stay, ...leave][(turn + 7) % (stay.length + leave.length)] ?? one;
    const post = posts[turn % posts.length];
    const remark = { content: 'A remark', idempotencyKey: randomUUID() };
    return [
      () => api.call('PUT', `/profiles/${other.username}/follow`, undefined, one),
      () => api.call('PUT', `/posts/${post?.id}/like`, undefined, one),
      () => api.call('POST', `/posts/${post?.id}/comments`, remark, one),
      () => api.call('POST', '/bookings', bookingInput(garage), one),
      () => api.call('PUT', `/profiles/${other.username}/block`, undefined, one),
      () => api.call('PUT', `/posts/${post?.id}/save`, undefined, one),
      () => api.call('POST', '/reports', { ...complaint, target: 'post', targetId: post?.id }, one),
      () => api.call('POST', '/reports', { ...complaint, target: 'profile', targetId: other.id }, one),
      () => api.call('POST', '/support/chat', {}, one),
      () => api.call('POST', '/support/tickets', ticketForm(), one),
      () => api.call('PATCH', '/profiles/me', { bio: 'Busy' }, one),
    ];
  });
  const removals = leave.map((one) => () => api.call('DELETE', '/account', { proof: one.email }, one));
  const between = Math.floor(calls.length / removals.length);
  const all = calls.flatMap((call, turn) => [
    ...(turn % between === 0 ? removals.slice(turn / between, turn / between + 1) : []),
    call,
  ]);
  return (await Promise.all(all.map((call) => untilServed(call)))).map(({ status }) => status);
}

/** A busy machine may answer 503, which asks for a retry. */
async function untilServed(call: () => Promise<Answer<unknown>>, tries = 5): Promise<Answer<unknown>> {
  const answer = await call();
  return answer.status === 503 && tries > 1 ? await untilServed(call, tries - 1) : answer;
}

test('while many people leave and all others act, no request fails and all counters are correct', {
  timeout: 120_000,
}, async () => {
  const garage = await importGarage(api.services.db, { externalId: 'load', name: 'Load Garage', mechanics: [] });
  const [stay, leave] = [await people(groupSize, 'Stayer'), await people(groupSize, 'Leaver')];
  for (const one of leave) {
    const bookingId = await createCompletedBooking(api, one, garage);
    await api.call('PUT', `/bookings/${bookingId}/review`, { rating: 4 }, one);
    await writePost(api, one);
  }
  const rating = async () => (await api.call<GarageDetail>('GET', `/garages/${garage.id}`)).body.garage;
  const before = await rating();

  const statuses = await crowd({ stay, leave, garage });

  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const deadlocks = api.logs.filter((line) => line.includes('40P01'));
  expect(deadlocks).toEqual([]);
  expect(await wrongCounts(api.services.db)).toEqual([]);
  const { rows: left } = await api.services.db.execute(sql`select email from auth_users where name like 'Leaver%'`);
  expect(left).toEqual([]);
  const after = await rating();
  expect([after.averageRating, after.totalReviews]).toEqual([before.averageRating, before.totalReviews]);
  const { rows: nameless } = await api.services.db.execute(sql`
    select 1 from bookings where customer_email like 'customer-%' and user_id is null`);
  expect(nameless).toEqual([]);
});

/** Surfaces that a follower can view without changing anything. A follower has blocked nobody. */
const changing = /^(live|push|deleting|marking|taking)|ing (it|on it|them)$/;
const looks = Object.entries(surfaces).filter(([name]) => !changing.test(name) && name !== 'blocked list');

test('a deactivated person is invisible and returns completely', async () => {
  const world = await createWorld(api, 'follower');
  const { subject } = world;
  const seen = async () => {
    const found: string[] = [];
    for (const [name, look] of looks) if ((await look(world)).isSeen) found.push(name);
    return found;
  };
  const before = await seen();
  expect(before).toEqual(looks.map(([name]) => name));
  expect((await api.call('POST', '/account/deactivate', undefined, subject)).status).toBe(200);
  // Only the existence of a previously read post remains visible.
  expect(await seen()).toEqual([]);
  await reactivate(api.services.db, subject.id);
  expect(await seen()).toEqual(before);
  expect(await wrongCounts(api.services.db)).toEqual([]);
});
