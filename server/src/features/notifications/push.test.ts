import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { morning } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';
import { blocks, mutes } from '../people/tables.ts';

let stage: PushStage;
let author: Customer;
let fan: Customer;

beforeAll(async () => {
  stage = await startPushStage();
});

afterAll(() => stage.stop());

beforeEach(async () => {
  ({ author, fan } = await stage.beginAt(morning));
});

test('a like arrives encrypted, signed by this site, and links to the post', async () => {
  const token = await stage.subscribe(author);
  const postId = await stage.post(author);
  await stage.like(fan, author, postId);
  await stage.send();
  const [push] = stage.service.received(token);
  expect(push).toMatchObject({ ttl: '86400', urgency: 'normal', vapid: { sub: 'mailto:push@pahiya.example' } });
  expect(push?.topic).toMatch(/^[\w-]{32}$/);
  expect(push?.message).toEqual({
    title: 'New like',
    body: 'Kiran Shah liked your post',
    tag: `like:${postId}`,
    url: `/post/${postId}`,
    type: 'like',
    language: 'en',
    data: { type: 'like', post_id: postId, notification_id: expect.any(String) },
  });
  expect(await stage.waiting()).toEqual([]);
});

test('each device gets an event once, in its own language', async () => {
  const english = await stage.subscribe(author);
  const hindi = await stage.subscribe(author, 'hi');
  const phone = await stage.register(author, 'hi');
  const postId = await stage.post(author);
  await stage.like(fan, author, postId);
  await stage.like(await createCustomer(stage.api, 'Ravi Das'), author, postId);
  await stage.send();
  await stage.send();
  const bodies = (token: string) => stage.service.received(token).map(({ message }) => message.body);
  expect(bodies(english).toSorted()).toEqual([
    'Kiran Shah and 1 other liked your post',
    'Ravi Das and 1 other liked your post',
  ]);
  expect(bodies(hindi)).toContain('Ravi Das और एक अन्य ने आपकी पोस्ट लाइक की');
  expect(stage.fcm.messages.filter((message) => message.token === phone)).toHaveLength(2);
});

test('pushes of a comment, a follower and a booking link to the right pages', async () => {
  const token = await stage.subscribe(author);
  const postId = await stage.post(author);
  await stage.comment(fan, author, postId);
  await stage.follow(fan, author);
  const bookingId = await stage.notifyOfBooking(author);
  await stage.send();
  const found = stage.service.received(token).map(({ message, urgency }) => ({ ...message, urgency }));
  expect(found).toContainEqual(
    expect.objectContaining({
      type: 'comment',
      url: `/post/${postId}?comments=true`,
      body: 'Kiran Shah commented on your post',
    }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ type: 'follow', url: expect.stringMatching(/^\/profile\/./), tag: 'follow' }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      type: 'booking',
      url: `/bookings/${bookingId}`,
      urgency: 'high',
      data: expect.objectContaining({ type: 'booking', booking_id: bookingId }),
    }),
  );
});

test('a phone gets its pushes through FCM, with one access token for many messages', async () => {
  const token = await stage.register(author);
  await stage.notifyOfBooking(author);
  await stage.notifyOfBooking(author, { kind: 'paid' });
  const before = stage.fcm.tokensGiven;
  await stage.send();
  const messages = stage.fcm.messages.filter((message) => message.token === token);
  expect(messages).toHaveLength(2);
  expect(messages.find(({ notification }) => notification.title === 'Service started')).toMatchObject({
    android: { priority: 'HIGH', ttl: '86400s' },
    data: { type: 'booking', url: expect.stringMatching(/^\/bookings\//), tag: expect.stringMatching(/^booking:/) },
  });
  expect(stage.fcm.tokensGiven - before).toBeLessThanOrEqual(1);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten with everything queued for it', async (status) => {
  const token = await stage.subscribe(author);
  const other = await stage.subscribe(author);
  stage.service.misbehave(token, { status });
  await stage.notifyOfBooking(author);
  await stage.send();
  expect(await stage.devices()).toBe(1);
  expect(stage.service.received(other)).toHaveLength(1);
  expect(await stage.waiting()).toEqual([]);
});

test('a phone without the app is forgotten, one that FCM rejects for another reason is kept', async () => {
  await stage.register(author);
  stage.fcm.misbehave('INVALID_ARGUMENT');
  await stage.notifyOfBooking(author);
  await stage.send();
  expect([await stage.devices(), await stage.waiting()]).toEqual([1, []]);
  stage.fcm.misbehave('UNREGISTERED');
  await stage.notifyOfBooking(author);
  await stage.send();
  expect([await stage.devices(), await stage.waiting()]).toEqual([0, []]);
});

test('a phone that registered with another project of FCM is forgotten', async () => {
  await stage.register(author);
  stage.fcm.misbehave('SENDER_ID_MISMATCH');
  await stage.notifyOfBooking(author);
  await stage.send();
  expect([await stage.devices(), await stage.waiting()]).toEqual([0, []]);
});

test('a phone is kept when FCM refuses our own account', async () => {
  await stage.register(author);
  stage.fcm.misbehave({ status: 403 });
  await stage.notifyOfBooking(author);
  await stage.send();
  expect(await stage.devices()).toBe(1);
});

test('a push waits as long as the push service asks, then is sent', async () => {
  const token = await stage.subscribe(author);
  stage.service.misbehave(token, { status: 429, retryAfter: '120' });
  await stage.notifyOfBooking(author);
  await stage.send();
  const [delivery] = await stage.waiting();
  expect(delivery?.seconds).toBeGreaterThan(110);
  expect(delivery?.seconds).toBeLessThanOrEqual(120);
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(0);
  await stage.letTimePass();
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(1);
  expect(await stage.waiting()).toEqual([]);
});

test('a failing push service is tried again with growing pauses, then given up', async () => {
  const token = await stage.subscribe(author);
  stage.service.misbehave(token, ...Array(10).fill({ status: 500 }));
  await stage.notifyOfBooking(author);
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    await stage.letTimePass();
    await stage.send();
    const [delivery] = await stage.waiting();
    if (delivery) pauses.push(Math.round(delivery.seconds));
  }
  expect(pauses).toEqual([15, 60, 240, 960, 3840]);
  expect(await stage.waiting()).toEqual([]);
  expect(await stage.devices()).toBe(1);
  const line = stage.api.logs.findLast((text) => text.includes('a push was given up'));
  expect(line).toContain('status 500');
  expect(stage.api.logs.join()).not.toContain(new URL(JSON.parse(token).endpoint).pathname);
});

test('a push service that never answers does not delay other pushes', async () => {
  const token = await stage.subscribe(author);
  const other = await stage.subscribe(author);
  stage.service.misbehave(token, 'hang');
  await stage.notifyOfBooking(author);
  await stage.send();
  expect(stage.service.received(other)).toHaveLength(1);
  expect(await stage.waiting()).toMatchObject([{ attempts: 1 }]);
  await stage.letTimePass();
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(1);
});

test('a push that a node claimed and never finished is sent later by another node', async () => {
  const token = await stage.subscribe(author);
  await stage.notifyOfBooking(author);
  await stage.api.services.db.execute(
    sql`update push_deliveries set attempts = 1, due_at = now() + interval '2 minutes'`,
  );
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(0);
  await stage.letTimePass();
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(1);
});

test('blocks, mutes, likes taken back and read notifications are checked again before a push is sent', async () => {
  const token = await stage.subscribe(author);
  const { db } = stage.api.services;
  const [blocker, muted, fickle] = await Promise.all([0, 1, 2].map(() => createCustomer(stage.api)));
  if (!blocker || !muted || !fickle) throw new Error('Three customers');
  const postId = await stage.post(author);
  for (const one of [blocker, muted, fickle]) await stage.like(one, author, postId);
  await stage.follow(fan, author);
  await db.insert(blocks).values({ blockerId: blocker.id, blockedId: author.id });
  await db.insert(mutes).values({ muterId: author.id, mutedId: muted.id });
  await db.execute(sql`delete from post_likes where user_id = ${fickle.id}`);
  await db.execute(sql`update notifications set read = true where user_id = ${author.id} and type = 'follow'`);
  await stage.send();
  expect(stage.service.received(token)).toEqual([]);
  expect(await stage.waiting()).toEqual([]);
});

test('a push counts only people whom its recipient may see', async () => {
  const token = await stage.subscribe(author);
  const { db } = stage.api.services;
  const [blocked, muted] = [await createCustomer(stage.api, 'Ravi Das'), await createCustomer(stage.api, 'Meera Jain')];
  const postId = await stage.post(author);
  for (const one of [blocked, muted, fan]) await stage.like(one, author, postId);
  await db.insert(blocks).values({ blockerId: author.id, blockedId: blocked.id });
  await db.insert(mutes).values({ muterId: author.id, mutedId: muted.id });
  await stage.send();
  const bodies = stage.service.received(token).map(({ message }) => message.body);
  expect(bodies).toEqual(['Kiran Shah liked your post']);
});

test('in quiet hours only bookings are pushed; the rest waits and is in the list', async () => {
  const token = await stage.subscribe(author);
  const all = { inApp: true, push: true, email: false };
  const preferences = {
    like: all,
    comment: all,
    follow: all,
    booking: all,
    support: all,
    vehicle: all,
    quietHours: { from: '22:00', to: '07:00' },
  };
  await stage.api.call('PUT', '/notifications/preferences', preferences, author);
  // 23:30 in India.
  stage.api.clock.now = new Date('2026-11-23T18:00:00Z');
  await stage.like(fan, author, await stage.post(author));
  await stage.notifyOfBooking(author);
  await stage.send();
  expect(stage.service.received(token).map(({ message }) => message.type)).toEqual(['booking']);
  const { body } = await stage.api.call<{ unread: number }>('GET', '/notifications/unread', undefined, author);
  expect(body.unread).toBe(2);
});

test('nothing is sent to a device whose session has ended', async () => {
  const token = await stage.subscribe(author);
  await stage.notifyOfBooking(author);
  await stage.api.services.db.execute(sql`delete from auth_sessions where id = ${author.sessionId}`);
  await stage.send();
  expect(stage.service.received(token)).toEqual([]);
  expect(await stage.devices()).toBe(0);
});

test('a device that another account signed in on gets no pushes of the previous account', async () => {
  const token = await stage.subscribe(author);
  await stage.notifyOfBooking(author);
  await stage.api.call('PUT', '/push-tokens', { token, platform: 'web' }, fan);
  await stage.notifyOfBooking(author);
  await stage.send();
  expect(stage.service.received(token)).toEqual([]);
  await stage.notifyOfBooking(fan);
  await stage.send();
  expect(stage.service.received(token)).toHaveLength(1);
  expect(await stage.devices()).toBe(1);
});
