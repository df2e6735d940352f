import type { Database } from '../../../database/pool.ts';
import type { MailParts } from '../commands/send-mail.ts';
import { createMailWork } from '../jobs.ts';
import type { Mails } from '../types.ts';

interface Parts extends MailParts {
  db: Database;
  /** How often to look by itself, in milliseconds: for what jobs wrote, and what is to be tried again. */
  everyMs?: number;
}

interface ComposedMails {
  mails: Mails;
  /**
   * From the call on no mail is taken. What is being sent may end, but no longer than a stop may take: another node takes it
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
