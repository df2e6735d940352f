import { EventEmitter, on } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type LiveEvent, liveTopic, liveTopics } from '@pahiya/contract/live/schemas';
import { id } from '@pahiya/contract/shared/ids';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../../../platform/logger.ts';
import type { Live } from '../types.ts';

const told = z.object({ userId: id, topic: liveTopic, id });

/** The specification's back-off of a lost connection, in seconds (section 9). */
const pauses = [1, 2, 5, 10];

/**
 * Hears what commits on any node: triggers tell the channel `live`, and the database passes it on after the commit, never
 * before. One connection of its own per node. When it was lost, everybody is told to read again.
 */
export async function startLive(pool: pg.Pool, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const listener = new pg.Client({
      ...pool.options,
      // Not among what the spread copies: the pool hides it from printers.
      password: pool.options.password,
      // It is silent for hours: what lies between drops such a connection without a word.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    });
    listener.on('error', () => undefined);
    listener.on('notification', ({ payload }) => tell(payload));
    try {
      await listener.connect();
      await listener.query('listen live');
      stopping.signal.throwIfAborted();
    } catch (error) {
      await listener.end().catch(() => undefined);
      throw error;
    }
    // Not before: one that never listened is the loop's to try again.
    listener.once('end', () => void reconnect());
    return listener;
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      try {
        await delay((pauses[attempt] ?? 10) * 1_000, undefined, { signal: stopping.signal });
        client = await connect();
        for (const topic of liveTopics) emitter.emit('all', { topic, id: null });
        return;
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'live updates have no database');
      }
    }
  }

  function tell(payload: string | undefined): void {
    const event = told.safeParse(parse(payload));
    if (event.success) emitter.emit(event.data.userId, { topic: event.data.topic, id: event.data.id });
  }

  return {
    listen: (userId, signal) => listen(emitter, userId, AbortSignal.any([signal, stopping.signal])),
    async stop() {
      stopping.abort();
      await client.end();
    },
  };
}

/** Whoever may connect to the database may tell anything. */
function parse(payload = ''): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

async function* listen(emitter: EventEmitter, userId: string, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  // Own events and everybody's, in one line: a channel of its own takes both.
  const own = new EventEmitter();
  const forward = (event: LiveEvent) => own.emit('event', event);
  for (const channel of [userId, 'all']) emitter.on(channel, forward);
  try {
    for await (const [event] of on(own, 'event', { signal })) yield event;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const channel of [userId, 'all']) emitter.off(channel, forward);
  }
}
