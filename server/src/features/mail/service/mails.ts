import type { Database } from '../../../database/pool.ts';
import type { MailParts } from '../commands/send-mail.ts';
import { createMailWork } from '../jobs.ts';
import type { Mails } from '../types.ts';

interface Parts extends MailParts {
  db: Database;
  everyMs?: number;
}

interface ComposedMails {
  mails: Mails;
  stop(): Promise<void>;
}

export function createMails({ db, everyMs, ...parts }: Parts): ComposedMails {
  const { wake, idle, stop } = createMailWork(db, parts);
  const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs);
  timer?.unref();
  return {
    mails: { wake, idle },
    async stop() {
      clearInterval(timer);
      await stop();
    },
  };
}
