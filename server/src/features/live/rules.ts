import type { LiveMessage } from '@pahiya/contract/live/schemas';
import { z } from 'zod';

/** Triggers write this for pages kept in memory, followed by what changed: `garages` or `people`. */
export const pageTopicPrefix = 'pages:';

/** Order of all events: transaction number, then event id. */
export interface Place {
  xid: bigint;
  id: bigint;
}

/** Milliseconds for which events are kept, and within which a reader can resume. */
export const keptMs = 60 * 60_000;
const resumableMs = keptMs - 5 * 60_000;

export const mostMissed = 500;

const written = z
  .string()
  .regex(/^\d{1,20}\.\d{1,19}\.\d{1,15}$/)
  .transform((text) => text.split('.') as [string, string, string]);

/** Includes the time, so that an old place is recognised as such. */
export function writePlace({ xid, id }: Place, now: Date): string {
  return `${xid}.${id}.${now.getTime()}`;
}

/** Null if it is invalid, too old, or ahead of all events (after a database was restored). */
export function readPlace(text: string, now: Date, newest: Place): Place | null {
  const { success, data } = written.safeParse(text);
  if (!success) return null;
  const place = { xid: BigInt(data[0]), id: BigInt(data[1]) };
  const isOld = Number(data[2]) < now.getTime() - resumableMs;
  return isOld || isBehind(newest, place) ? null : place;
}

export function isBehind(one: Place, other: Place): boolean {
  return one.xid < other.xid || (one.xid === other.xid && one.id < other.id);
}

/** Equal messages make the reader reload the same object. */
export function lastOfEach<Item extends { message: LiveMessage }>(items: Item[]): Item[] {
  if (items.length < 2) return items;
  const last = new Map<string, Item>();
  for (const item of items) {
    const key = [item.message.topic, item.message.id, item.message.change].join();
    last.delete(key);
    last.set(key, item);
  }
  return [...last.values()];
}
