import { openEvents } from '../chats/events.ts';
import type { Client } from '../client.ts';
import type { Writer } from '../writes.ts';

export interface KeptStreams {
  /** Number of refused attempts. */
  refused: number;
  close(): Promise<void>;
}

const retryMs = 1_000;
const topics = ['posts', 'likes', 'notifications'];

/** Keeps one stream open per customer. Reopens it when its access token expires, as pages do. */
export async function keepStreams(client: Client, writers: Writer[]): Promise<KeptStreams> {
  const open = new Map<Writer, { close(): void }>();
  const kept = { refused: 0, close };
  let isOver = false;

  async function follow(writer: Writer): Promise<void> {
    const onEnd = () => {
      if (!isOver) void follow(writer);
    };
    try {
      open.set(writer, await openEvents(client, { token: writer.token, topics, onEvent: () => undefined, onEnd }));
    } catch {
      if (isOver) return;
      kept.refused += 1;
      setTimeout(onEnd, retryMs).unref();
    }
  }

  async function close(): Promise<void> {
    isOver = true;
    for (const stream of open.values()) stream.close();
  }

  await Promise.all(writers.map(follow));
  return kept;
}
