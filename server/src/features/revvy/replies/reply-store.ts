import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type ReplyEnding, type ReplyState, storeReply, type WrittenReply } from '../commands/write-reply.ts';

interface Parts {
  db: Database;
  log: Logger;
  reply: WrittenReply;
  state: ReplyState;
  /** Another node or request has ended the answer or retried it. */
  onGone: () => void;
}

/** Longest delay, and shortest interval, of writes. */
const flushMs = 250;
/** If it has no news, it writes at this interval, to show that it is alive and to learn whether it was stopped. */
const beatMs = 2_000;
const pausesMs = [200, 1_000];

export interface ReplyStore {
  note(): void;
  end(ending: ReplyEnding): Promise<void>;
  leave(): void;
}

export function createReplyStore({ db, log, reply, state, onGone }: Parts): ReplyStore {
  let hasNews = false;
  let storedAt = Date.now();
  let storing: Promise<void> | undefined;

  async function store(): Promise<void> {
    hasNews = false;
    storedAt = Date.now();
    try {
      if (!(await storeReply(db, reply, state))) onGone();
    } catch (error) {
      hasNews = true;
      log.warn({ err: error, message: reply.messageId }, 'an answer was not stored; it is tried again');
    }
  }

  const timer = setInterval(() => {
    const isDue = hasNews || Date.now() - storedAt >= beatMs;
    if (!isDue || storing) return;
    storing = store().finally(() => {
      storing = undefined;
    });
  }, flushMs);

  return {
    note() {
      hasNews = true;
    },
    async end(ending) {
      clearInterval(timer);
      await storing;
      await storeEnd({ db, reply, state }, ending);
    },
    leave: () => clearInterval(timer),
  };
}

/** Text that is not stored now is lost. */
async function storeEnd(
  { db, reply, state }: Pick<Parts, 'db' | 'reply' | 'state'>,
  ending: ReplyEnding,
): Promise<void> {
  for (const pause of [...pausesMs, null]) {
    try {
      await storeReply(db, reply, state, ending);
      return;
    } catch (error) {
      if (pause === null) throw error;
      await delay(pause);
    }
  }
}
