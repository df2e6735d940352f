import { sql } from 'drizzle-orm';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';

/** Tries for three more days. False if the mail is gone, its link expired, or a newer one with its key waits. */
export async function sendAgain(tx: Database, id: string): Promise<boolean> {
  try {
    // A savepoint keeps the caller's transaction alive if the database refuses.
    return await tx.transaction((step) => putBack(step, id));
  } catch (error) {
    if (isDatabaseError(error, uniqueViolation, 'mails_waiting_key')) return false;
    throw error;
  }
}

async function putBack(tx: Database, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update mails m set state = 'waiting', settled_at = null, attempts = 0, due_at = now(), leased_until = null,
      give_up_at = now() + interval '3 days'
    where m.id = ${id} and m.state = 'given_up' and coalesce(m.expires_at > now(), true)
      and not exists (select from mails other where other.key = m.key and other.state = 'waiting')
    returning m.id`);
  return rows.length > 0;
}
