import type { Database } from '../src/database/pool.ts';
import { createMails } from '../src/features/mail/service/mails.ts';
import { createWriters } from '../src/mail-writers.ts';
import { createLogger } from '../src/platform/logger.ts';
import type { Mail, Mailer } from '../src/platform/mailer.ts';

interface MailRound {
  mailer?: Mailer;
  origin?: string;
  now?: Date;
}

/** Makes all waiting mails due. By default every mail is accepted. */
export async function sendMails(db: Database, { mailer, origin = 'https://pahiya.test', now }: MailRound = {}) {
  const sent: Mail[] = [];
  await db.execute("update mails set due_at = now() - interval '1 second' where state = 'waiting'");
  const { mails } = createMails({
    ...{ db, origin, now: () => now ?? new Date() },
    mailer: mailer ?? { send: async (mail) => void sent.push(mail) },
    writers: createWriters({ reset: async () => null, confirm: async () => null }),
    log: createLogger('fatal'),
  });
  mails.wake();
  await mails.idle();
  return sent;
}
