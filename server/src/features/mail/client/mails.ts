import type { Database } from '../../../database/pool.ts';
import type { MailParts } from '../commands/send-mail.ts';
import { createMailWork } from '../jobs.ts';
import type { Mails } from '../types.ts';

interface Parts extends MailParts {
  db: Database;
  /** Milliseconds between two looks for mails written by jobs, and for retries. */
  everyMs?: number;
}

interface ComposedMails {
  mails: Mails;
  /**
   * Claims no further mail and waits for those being sent, up to `longestStopMs`. Another node takes an unfinished mail
   * after its lease.
   */
  stop(): Promise<void>;
}

const longestStopMs = 5_000;

export function createMails({ db, everyMs, ...parts }: Parts): ComposedMails {
  const { wake, idle, stop } = createMailWork(db, parts);
  const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs);
  timer?.unref();
  return {
    mails: { wake, idle },
    async stop() {
      clearInterval(timer);
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, longestStopMs);
      await Promise.race([stop(), over]);
      clearTimeout(limit);
    },
  };
}
