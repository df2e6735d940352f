import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { sendMails } from '../../../test/mailing.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';

let stage: PushStage;
let author: Customer;
let fan: Customer;

beforeAll(async () => {
  stage = await startPushStage();
});

afterAll(() => stage.stop());

beforeEach(async () => {
  author = await createCustomer(stage.api);
  fan = await createCustomer(stage.api, 'Kiran Shah');
});

const on = { inApp: true, push: true, email: true };
const off = { inApp: false, push: false, email: false };
const everything: NotificationPreferences = {
  ...{ like: on, comment: on, follow: on, booking: on, support: on, vehicle: on },
  quietHours: null,
};

async function choose(change: Partial<NotificationPreferences>) {
  return await stage.api.call('PUT', '/notifications/preferences', { ...everything, ...change }, author);
}

async function unread(): Promise<number> {
  const answer = await stage.api.call<{ unread: number }>('GET', '/notifications/unread', undefined, author);
  return answer.body.unread;
}

async function mailed(): Promise<string[]> {
  const sent = await sendMails(stage.api.services.db);
  return sent.filter(({ to }) => to === author.email).map(({ text }) => text);
}

test('everything is listed and pushed by default, and only bookings, tickets and vehicles are mailed', async () => {
  const { body } = await stage.api.call('GET', '/notifications/preferences', undefined, author);
  const withoutMail = { inApp: true, push: true, email: false };
  const activity = { like: withoutMail, comment: withoutMail, follow: withoutMail };
  expect(body).toEqual({ ...activity, booking: on, support: on, vehicle: on, quietHours: null });
});

test('preferences are stored, and invalid ones are refused', async () => {
  const quietHours = { from: '22:30', to: '06:00' };
  expect(await choose({ like: off, quietHours })).toMatchObject({ status: 200, body: { like: off, quietHours } });
  const { body } = await stage.api.call('GET', '/notifications/preferences', undefined, author);
  expect(body).toEqual({ ...everything, like: off, quietHours });
  expect((await choose({ quietHours: { from: '25:00', to: '06:00' } })).status).toBe(400);
  expect((await choose({ quietHours: null })).body).toEqual(everything);
});

test('a type that is off on every channel writes nothing', async () => {
  const token = await stage.subscribe(author);
  await choose({ like: off });
  await stage.like(fan, author, await stage.post(author));
  await stage.send();
  const { rows } = await stage.api.services.db.execute(sql`select from notifications where user_id = ${author.id}`);
  expect([rows.length, stage.service.received(token).length, await unread()]).toEqual([0, 0, 0]);
});

test('a pushed but unlisted notification never appears in the list, even when listing is turned on again', async () => {
  const token = await stage.subscribe(author);
  const postId = await stage.post(author);
  await choose({ like: { inApp: false, push: true, email: false } });
  await stage.like(fan, author, postId);
  await stage.send();
  expect([stage.service.received(token).length, await unread()]).toEqual([1, 0]);
  await choose({});
  await stage.like(await createCustomer(stage.api, 'Ravi Das'), author, postId);
  const { body } = await stage.api.call<{ items: unknown[] }>('GET', '/notifications', undefined, author);
  expect(body.items).toMatchObject([{ message: 'Ravi Das liked your post' }]);
});

test('a listed notification is not pushed, and a queued push is dropped when pushes are turned off', async () => {
  const token = await stage.subscribe(author);
  await choose({ follow: { inApp: true, push: false, email: false } });
  await stage.follow(fan, author);
  // The node may send before the preference changes, so its first try fails.
  stage.service.misbehave(token, { status: 503 });
  await stage.like(fan, author, await stage.post(author));
  await choose({ like: { inApp: true, push: false, email: false } });
  await stage.send();
  await stage.letTimePass();
  await stage.send();
  expect([stage.service.received(token).length, await unread()]).toEqual([0, 2]);
});

test('bookings follow their own preferences on every channel', async () => {
  const token = await stage.subscribe(author);
  await choose({ booking: off });
  await stage.notifyOfBooking(author);
  await stage.send();
  expect([stage.service.received(token).length, await unread(), await mailed()]).toEqual([0, 0, []]);
  await choose({});
  await stage.notifyOfBooking(author);
  await stage.send();
  expect([stage.service.received(token).length, await unread(), (await mailed()).length]).toEqual([1, 1, 1]);
});

test('a like is mailed once to an author who wants that, and names only people they may still see', async () => {
  await choose({});
  const postId = await stage.post(author);
  await stage.like(fan, author, postId);
  await stage.like(await createCustomer(stage.api, 'Ravi Das'), author, postId);
  expect(await mailed()).toEqual([expect.stringMatching(/^Hello,\n\nRavi Das and 1 other liked your post\n/)]);
  expect(await mailed()).toEqual([]);
  const other = await stage.post(author);
  await stage.like(fan, author, other);
  await stage.api.services.db.execute(
    sql`insert into blocks (blocker_id, blocked_id) values (${author.id}, ${fan.id})`,
  );
  expect(await mailed()).toEqual([]);
});
