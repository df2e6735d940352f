import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import type { MailKind } from '../types.ts';

interface Reader {
  userId?: string;
  address?: string;
  language?: Language;
}

type NewMail = Reader & {
  kind: MailKind;
  facts?: Record<string, unknown>;
  notificationId?: string;
  /** While a mail with this key waits, no second one is written; its three days start again. */
  key?: string;
  delaySeconds?: number;
  /** Afterwards the mail is not sent. */
  linkMinutes?: number;
};

/** Call it in the transaction of the event. The mail is sent after the commit and retried for three days. */
export async function queueMail(tx: Database, mail: NewMail): Promise<void> {
  const { kind, userId, address, language, facts = {}, notificationId, key, delaySeconds = 0, linkMinutes } = mail;
  await tx.execute(sql`
    insert into mails as waiting
      (id, kind, user_id, address, language, facts, notification_id, key, due_at, expires_at)
    values (${uuidv7()}, ${kind}, ${userId ?? null}::uuid, ${address?.toLowerCase() ?? null}, ${language ?? null},
      ${JSON.stringify(facts)}::jsonb, ${notificationId ?? null}::uuid, ${key ?? null},
      now() + make_interval(secs => ${delaySeconds}), now() + make_interval(mins => ${linkMinutes ?? null}::int))
    on conflict (key) where state = 'waiting' do update set round = waiting.round + 1, facts = excluded.facts,
      expires_at = excluded.expires_at, give_up_at = excluded.give_up_at`);
}
