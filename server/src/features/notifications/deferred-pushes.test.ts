import { languageCodes } from '@pahiya/contract/shared/languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';
import { raiseTicket } from '../../../test/ticketing.ts';
import { notifyCustomer } from '../support/commands/notify-customer.ts';
import { claimPushes } from './commands/claim-pushes.ts';
import { defaultChoices } from './rules/preferences.ts';
import { composeSummary } from './rules/push-message.ts';
import { pushRoom } from './rules/push-room.ts';

let stage: PushStage;
let author: Customer;
let fan: Customer;
let token: string;

/** 23:30 in India. */
const night = new Date('2026-11-23T18:00:00Z');
const sevenInTheMorning = new Date('2026-11-24T01:30:00Z');
const quietHours = { from: '22:00', to: '07:00' };

beforeAll(async () => {
  stage = await startPushStage();
});

afterAll(() => stage.stop());

beforeEach(async () => {
  ({ author, fan } = await stage.beginAt(night));
  token = await stage.subscribe(author);
  await choose({});
});

async function choose(change: object, person = author): Promise<void> {
  const wanted = { ...defaultChoices, quietHours, ...change };
  const { status } = await stage.api.call('PUT', '/notifications/preferences', wanted, person);
  expect(status).toBe(200);
}

/** Checks that nothing was pushed during the night, then ends the quiet hours. */
async function wakeUp(): Promise<void> {
  await stage.send();
  expect(stage.service.received(token)).toEqual([]);
  stage.api.clock.now = sevenInTheMorning;
  await stage.letTimePass();
  await stage.send();
}

const messages = (of = token) => stage.service.received(of).map(({ message }) => message);

async function answerTicket(person: Customer): Promise<void> {
  const { db } = stage.api.services;
  const { id } = await raiseTicket(stage.api, person);
  const ticket = { id, userId: person.id, subject: 'Wrong amount' } as Parameters<typeof notifyCustomer>[1];
  await notifyCustomer(db, ticket, { kind: 'reply', message: 'We have looked at it.', event: `reply ${id}` });
}

test('pushes deferred in quiet hours arrive as one message when they end: each kind, the newest first', async () => {
  const postId = await stage.post(author);
  await stage.like(fan, author, postId);
  await stage.like(await createCustomer(stage.api, 'Ravi Das'), author, postId);
  await stage.comment(fan, author, postId);
  await stage.follow(fan, author);
  await answerTicket(author);
  await wakeUp();
  expect(messages()).toEqual([
    {
      title: '4 new notifications',
      body: [
        'About "Wrong amount": We have looked at it.',
        'Kiran Shah started following you',
        'Kiran Shah commented on your post',
      ].join('\n'),
      tag: 'deferred',
      url: '/notifications',
      type: 'summary',
      language: 'en',
      data: { type: 'summary' },
    },
  ]);
  expect(await stage.waiting()).toEqual([]);
});

test('a deferred push waits until the quiet hours end in Indian time', async () => {
  await stage.like(fan, author, await stage.post(author));
  await stage.send();
  const [waiting] = await stage.waiting();
  expect(waiting?.attempts).toBe(0);
  expect(waiting?.seconds).toBeGreaterThan(7.5 * 3_600 - 60);
  expect(waiting?.seconds).toBeLessThanOrEqual(7.5 * 3_600);
});

test('a single deferred push looks like one sent at once', async () => {
  const postId = await stage.post(author);
  await stage.like(fan, author, postId);
  await stage.like(await createCustomer(stage.api, 'Ravi Das'), author, postId);
  await wakeUp();
  expect(messages()).toMatchObject([
    { body: 'Ravi Das and 1 other liked your post', url: `/post/${postId}`, data: { type: 'like', post_id: postId } },
  ]);
  expect(await stage.waiting()).toEqual([]);
});

test('deferred news that was read, taken back or turned off is left out, and without other news no message is sent', async () => {
  const [first, second] = [await stage.post(author), await stage.post(author)];
  await stage.like(fan, author, first);
  await stage.comment(fan, author, second);
  await stage.send();
  await stage.api.services.db.execute(sql`delete from post_likes where post_id = ${first}`);
  await choose({ comment: { inApp: true, push: false, email: false } });
  await wakeUp();
  expect(messages()).toEqual([]);
  expect(await stage.waiting()).toEqual([]);
});

test('no message is sent in the morning when everything was read in the night', async () => {
  await stage.like(fan, author, await stage.post(author));
  await stage.follow(fan, author);
  await stage.send();
  await stage.api.call('POST', '/notifications/read-all', {}, author);
  await wakeUp();
  expect(messages()).toEqual([]);
  expect(await stage.waiting()).toEqual([]);
});

test('each device gets one message, in its language', async () => {
  const hindi = await stage.subscribe(author, 'hi');
  await stage.like(fan, author, await stage.post(author));
  await stage.follow(fan, author);
  await wakeUp();
  expect(messages()).toMatchObject([{ title: '2 new notifications' }]);
  expect(messages(hindi)).toMatchObject([{ title: '2 नई सूचनाएँ', body: expect.stringContaining('फ़ॉलो') }]);
});

test('when the push service is down in the morning, the device gets one message once it is back', async () => {
  await stage.like(fan, author, await stage.post(author));
  await stage.follow(fan, author);
  stage.service.misbehave(token, { status: 503 });
  await wakeUp();
  expect(messages()).toEqual([]);
  await stage.letTimePass();
  await stage.send();
  expect(messages()).toMatchObject([{ title: '2 new notifications' }]);
  expect(await stage.waiting()).toEqual([]);
});

test('a message claimed by a killed node is sent by another', async () => {
  const { db } = stage.api.services;
  await stage.like(fan, author, await stage.post(author));
  await stage.follow(fan, author);
  await stage.send();
  stage.api.clock.now = sevenInTheMorning;
  await stage.letTimePass();
  expect(await claimPushes(db, pushRoom([]))).toHaveLength(1);
  await stage.send();
  expect(messages()).toEqual([]);
  await stage.letTimePass();
  await stage.send();
  expect(messages()).toMatchObject([{ title: '2 new notifications' }]);
});

test('the deferred pushes of one account take one turn, however many there are', async () => {
  const { db } = stage.api.services;
  const postId = await stage.post(author);
  for (let at = 0; at < 30; at++) await stage.comment(fan, author, postId, `Lovely ${at}!`);
  await stage.follow(fan, author);
  await stage.send();
  await stage.letTimePass();
  expect(await stage.waiting()).toHaveLength(31);
  const claimed = await claimPushes(db, pushRoom([]));
  expect(claimed.map(({ userId, isDeferred }) => ({ userId, isDeferred }))).toEqual([
    { userId: author.id, isDeferred: true },
  ]);
});

test('ending or shortening the quiet hours sends the deferred pushes at once', async () => {
  await stage.like(fan, author, await stage.post(author));
  await stage.follow(fan, author);
  await stage.send();
  await choose({ quietHours: { from: '22:00', to: '23:45' } });
  await stage.send();
  expect(messages()).toEqual([]);
  await choose({ quietHours: null });
  await stage.send();
  expect(messages()).toMatchObject([{ title: '2 new notifications' }]);
});

test('pushes deferred for an account that signed out are never sent to the next account on the device', async () => {
  await stage.like(fan, author, await stage.post(author));
  await stage.follow(fan, author);
  await stage.send();
  const next = await createCustomer(stage.api, 'Zoya Khan');
  await stage.api.call('PUT', '/push-tokens', { token, platform: 'web' }, next);
  await wakeUp();
  await stage.send();
  expect(messages()).toEqual([]);
  expect(await stage.waiting()).toEqual([]);
});

test.each(languageCodes)('the morning message has texts in %s', (language) => {
  const one = {
    notificationId: 'n',
    type: 'follow' as const,
    title: '',
    message: '',
    data: {},
    actor: { name: 'Asha', username: 'asha' },
    actorCount: 1,
    language,
  };
  const { title, body } = composeSummary([one, one]);
  expect(title).toMatch(/^2\S* /u);
  expect(body.split('\n')).toHaveLength(2);
  if (language !== 'en') expect(`${title} ${body}`.replaceAll('Asha', '')).not.toMatch(/[A-Za-z]/);
});
