import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** Nothing is sent to devices of ended sessions in the meantime. */
export async function forgetEndedDevices(db: Database): Promise<void> {
  await db.execute(sql`
    delete from push_tokens token where not exists (
      select from auth_sessions session where session.id = token.session_id and session.expires_at > now())`);
}
