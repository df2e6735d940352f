import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import webPush from 'web-push';
import { comments, postLikes, posts } from '../src/features/community/tables.ts';
import { notify } from '../src/features/notifications/commands/notify.ts';
import { notifyActivity } from '../src/features/notifications/commands/notify-activity.ts';
import { followers } from '../src/features/people/tables.ts';
import { type Api, type ApiOptions, startApi } from './api.ts';
import { type Customer, createCustomer } from './customers.ts';
import { type FakeFcm, startFakeFcm } from './fakes/fake-fcm.ts';
import { type FakePushService, startFakePushService } from './fakes/fake-push.ts';

export interface PushStage {
  api: Api;
  service: FakePushService;
  fcm: FakeFcm;
  /** Sets the clock, removes all devices and creates two new accounts. */
  beginAt(now: Date): Promise<{ author: Customer; fan: Customer }>;
  /** Returns the browser's token. */
  subscribe(customer: Customer, language?: 'en' | 'hi'): Promise<string>;
  /** Returns the phone's token. */
  register(customer: Customer, language?: 'en' | 'hi'): Promise<string>;
  post(author: Customer): Promise<string>;
  like(actor: Customer, author: Customer, postId: string): Promise<void>;
  comment(actor: Customer, author: Customer, postId: string, content?: string): Promise<string>;
  follow(actor: Customer, person: Customer): Promise<void>;
  /** Returns the booking's id. */
  notifyOfBooking(customer: Customer, data?: { kind: string; [fact: string]: unknown }): Promise<string>;
  send(): Promise<void>;
  letTimePass(): Promise<void>;
  waiting(): Promise<{ attempts: number; seconds: number }[]>;
  devices(): Promise<number>;
  stop(): Promise<void>;
}

/** Actions of people are written directly, as their commands write them. */
export async function startPushStage(options: ApiOptions = {}): Promise<PushStage> {
  const keys = webPush.generateVAPIDKeys();
  const [service, fcm] = await Promise.all([startFakePushService(keys.publicKey), startFakeFcm()]);
  const api = await startApi({ push: pushSettings(keys, fcm), ...options });
  const { db, pushes } = api.services;

  async function save(customer: Customer, token: string, platform: 'web' | 'mobile', language: string) {
    const answer = await api.call('PUT', '/push-tokens', { token, platform, language }, customer);
    if (answer.status !== 200) throw new Error(`The token was refused: ${JSON.stringify(answer.body)}`);
    return token;
  }

  // A look still running must not find what is written next.
  return {
    api,
    service,
    fcm,
    async beginAt(now) {
      api.clock.now = now;
      await db.execute(sql`delete from push_tokens`);
      return { author: await createCustomer(api), fan: await createCustomer(api, 'Kiran Shah') };
    },
    subscribe: (customer, language = 'en') => save(customer, service.subscribe(), 'web', language),
    register: (customer, language = 'en') => save(customer, `fcm:${uuidv7()}`, 'mobile', language),
    async post(author) {
      const id = uuidv7();
      await db.insert(posts).values({ id, userId: author.id, caption: 'A ride', idempotencyKey: uuidv7() });
      return id;
    },
    async like(actor, author, postId) {
      await pushes.idle();
      await db.transaction(async (tx) => {
        await tx.insert(postLikes).values({ postId, userId: actor.id });
        await notifyActivity(tx, { type: 'like', userId: author.id, actorId: actor.id, postId });
      });
    },
    async comment(actor, author, postId, content = 'Lovely!') {
      const id = uuidv7();
      await db.transaction(async (tx) => {
        await tx.insert(comments).values({ id, postId, userId: actor.id, content, idempotencyKey: uuidv7() });
        await notifyActivity(tx, { type: 'comment', userId: author.id, actorId: actor.id, postId, commentId: id });
      });
      return id;
    },
    async follow(actor, person) {
      await db.transaction(async (tx) => {
        await tx.insert(followers).values({ id: uuidv7(), followerId: actor.id, followingId: person.id });
        await notifyActivity(tx, { type: 'follow', userId: person.id, actorId: actor.id });
      });
    },
    async notifyOfBooking(customer, data = { kind: 'started' }) {
      await pushes.idle();
      const bookingId = uuidv7();
      await notify(db, {
        userId: customer.id,
        type: 'booking',
        data: { booking_id: bookingId, date: '2026-11-24', time: '10:00', ...data },
        subject: `started ${bookingId}`,
        isMailed: true,
      });
      return bookingId;
    },
    async send() {
      pushes.wake();
      await pushes.idle();
    },
    async letTimePass() {
      await db.execute(sql`update push_deliveries set due_at = now()`);
    },
    async waiting() {
      const { rows } = await db.execute<{ attempts: number; seconds: number }>(sql`
        select attempts, extract(epoch from due_at - now())::float as seconds from push_deliveries order by id`);
      return rows;
    },
    async devices() {
      return (await db.execute(sql`select from push_tokens`)).rows.length;
    },
    async stop() {
      await api.stop();
      await Promise.all([service.stop(), fcm.stop()]);
    },
  };
}

function pushSettings(keys: { publicKey: string; privateKey: string }, fcm: FakeFcm) {
  const { account, url } = fcm;
  return {
    vapid: { ...keys, subject: 'mailto:push@pahiya.example' },
    fcm: {
      projectId: account.project_id ?? '',
      clientEmail: account.client_email ?? '',
      privateKey: account.private_key ?? '',
      tokenUrl: account.token_uri ?? '',
      apiUrl: url,
    },
    allowsLoopback: true,
  };
}
