import { sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { createWorker } from '../../platform/worker.ts';
import { claimMails } from './commands/claim-mails.ts';
import { type MailParts, sendMail } from './commands/send-mail.ts';
import type { Mails } from './types.ts';

export interface MailWork extends Mails {
  stop(): Promise<void>;
}

const sentAtOnce = 8;

export function createMailWork(db: Database, parts: MailParts): MailWork {
  const flying = new Set<Promise<void>>();
  let isStopped = false;

  async function fill(): Promise<void> {
    while (!isStopped && flying.size < sentAtOnce) {
      const claimed = await claimMails(db, sentAtOnce - flying.size);
      if (claimed.length === 0) return;
      for (const mail of claimed) {
        const flight = sendMail(db, mail, parts).finally(() => {
          flying.delete(flight);
          worker.wake();
        });
        flying.add(flight);
      }
    }
  }

  const worker = createWorker(() =>
    fill().catch((error: unknown) => parts.log.error({ err: error }, 'mail work failed')),
  );
  async function idle(): Promise<void> {
    while (worker.isBusy() || flying.size > 0) {
      await worker.idle();
      await Promise.all(flying);
    }
  }

  return {
    wake: worker.wake,
    idle,
    stop() {
      isStopped = true;
      worker.stop();
      return idle();
    },
  };
}

const sentKeptDays = 7;
const givenUpKeptDays = 30;

export function mailExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'mail-expiry', schedule: '25 * * * *', run: () => deleteOldMails(db) };
}

export async function deleteOldMails(db: Database): Promise<void> {
  await db.execute(sql`
    delete from mails where state <> 'waiting' and settled_at < now() - make_interval(
      days => case state when 'sent' then ${sentKeptDays}::int else ${givenUpKeptDays}::int end)`);
  await db.execute(sql`
    update mails set facts = '{}' where state = 'given_up' and expires_at <= now() and facts <> '{}'`);
}
