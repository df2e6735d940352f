import type { LiveMessage } from '@pahiya/contract/live/schemas';
import { z } from 'zod';

/** Where in the order of all events something stands: behind the transaction's number and the event's own. */
export interface Place {
  xid: bigint;
  id: bigint;
}

/** How long events are kept, and how long after its last event a reader still gets what it missed. */
export const keptMs = 60 * 60_000;
const resumableMs = keptMs - 5 * 60_000;

/** More than this a reader does not catch up with one by one: it reads everything again. */
export const mostMissed = 500;

const written = z
  .string()
  .regex(/^\d{1,20}\.\d{1,19}\.\d{1,15}$/)
  .transform((text) => text.split('.') as [string, string, string]);

/** As an event's id: with the time, so that one kept for days is known to be too old. */
export function writePlace({ xid, id }: Place, now: Date): string {
  return `${xid}.${id}.${now.getTime()}`;
}

/** Null for what is no place, too old, or ahead of all there is (a database that was restored). */
export function readPlace(text: string, now: Date, newest: Place): Place | null {
  const { success, data } = written.safeParse(text);
  if (!success) return null;
  const place = { xid: BigInt(data[0]), id: BigInt(data[1]) };
  const isOld = Number(data[2]) < now.getTime() - resumableMs;
  return isOld || isBehind(newest, place) ? null : place;
}

/** Whether `one` comes before `other`. */
export function isBehind(one: Place, other: Place): boolean {
  return one.xid < other.xid || (one.xid === other.xid && one.id < other.id);
}

/** What of many equal messages is the last: a reader who reads again needs no more. */
export function lastOfEach<Item extends { message: LiveMessage }>(items: readonly Item[]): Item[] {
  const last = new Map<string, Item>();
  for (const item of items) {
    const key = [item.message.topic, item.message.id, item.message.change].join();
    last.delete(key);
    last.set(key, item);
  }
  return [...last.values()];
}
