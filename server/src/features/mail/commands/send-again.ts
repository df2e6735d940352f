import { sql } from 'drizzle-orm';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';

/**
 * Puts a mail that was given up among those that wait, for three days more; false when there is no such mail, its link is
 * good no more, or a newer one of the same key waits already.
 */
export async function sendAgain(tx: Database, id: string): Promise<boolean> {
  try {
    // A savepoint: when the database refuses, the caller goes on.
    return await tx.transaction((step) => putBack(step, id));
  } catch (error) {
    // At this very moment another one of the key began to wait.
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
