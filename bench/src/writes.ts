import { randomUUID } from 'node:crypto';
import type { Post } from '@pahiya/contract/community/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { gt } from 'drizzle-orm';
import type { Database } from '../../server/src/database/pool.ts';
import { authUsers } from '../../server/src/features/auth/tables.ts';
import { bookingInput } from '../../server/test/booking-inputs.ts';
import { createGarage, type StoredGarage } from '../../server/test/garages.ts';
import type { Client } from './client.ts';
import { type Account, type Clients, openClients, post, put, type Reply, remove, signUpAccounts } from './customers.ts';
import type { Site } from './site.ts';

export interface Writer extends Account {
  client: Client;
  /** Another customer wrote the post, so that a like or comment also notifies somebody. */
  postId: string;
  likes: Set<string>;
}

export interface Writers {
  all: Writer[];
  close: Clients['close'];
}

/** Opens customers with a connection and a post each. Their accounts are old enough to have no daily limits. */
export async function openWriters({ db, product: { url } }: Site, count: number): Promise<Writers> {
  const accounts = await signUpAccounts(url, count);
  const monthAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
  await db.update(authUsers).set({ createdAt: monthAgo }).where(gt(authUsers.createdAt, monthAgo));
  const clients = await openClients(url, count, true);
  const postIds: string[] = [];
  for (const [index, { token }] of accounts.entries()) postIds.push(await publish(clients.at(index), token));
  const all = accounts.map((account, index): Writer => {
    return { ...account, client: clients.at(index), postId: postIds.at(index - 1) ?? '', likes: new Set() };
  });
  return { all, close: clients.close };
}

async function publish(client: Client, token: string): Promise<string> {
  const body = { caption: `Sunday drive ${randomUUID()}`, idempotencyKey: randomUUID() };
  return (expectStatus(await post(client, '/posts', body, token), 201).body as Post).id;
}

/** The customer likes the post, or takes the like back. */
export async function toggleLike({ client, token, likes }: Writer, postId: string): Promise<void> {
  const path = `/posts/${postId}/like`;
  if (likes.delete(postId)) return void expectStatus(await remove(client, path, token), 200);
  likes.add(postId);
  expectStatus(await put(client, path, undefined, token), 200);
}

export async function comment({ client, token }: Writer, postId: string): Promise<void> {
  const body = { content: `Good one ${randomUUID()}`, idempotencyKey: randomUUID() };
  expectStatus(await post(client, `/posts/${postId}/comments`, body, token), 201);
}

/** Each call books another slot. */
export type BookNext = (writer: Pick<Writer, 'client' | 'token'>) => Promise<void>;

export async function prepareBookings(db: Database, garages: number): Promise<BookNext> {
  const places: StoredGarage[] = [];
  for (let count = 0; count < garages; count += 1) places.push(await createGarage(db));
  const slots = listSlots(places);
  return async ({ client, token }) => {
    const { value } = slots.next();
    if (!value) throw new Error('There is no slot left to book');
    const { garage, ...time } = value;
    expectStatus(await post(client, '/bookings', bookingInput(garage, time), token), 201);
  };
}

const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

/** Neighbours in this list are in different garages. */
export function* listSlots(places: StoredGarage[]) {
  const today = zonedNow(new Date()).date;
  for (let day = 1; day < limits.bookingHorizonDays; day += 1)
    for (const bookingTime of hours)
      for (const garage of places) yield { garage, bookingDate: addDays(today, day), bookingTime };
}

function expectStatus(reply: Reply, status: number): Reply {
  if (reply.status === status) return reply;
  throw new Error(`Answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
}
