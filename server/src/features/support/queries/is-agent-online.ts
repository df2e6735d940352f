import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { staffRoles } from '../../staff/tables.ts';
import { supportAgentsSeen } from '../tables.ts';

export async function isAgentOnline(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isOnline: boolean }>(sql`
    select exists (
      select from ${supportAgentsSeen} seen join ${staffRoles} held on held.user_id = seen.user_id
      where held.role in ('agent', 'admin') and seen.seen_at > clock_timestamp() - interval '2 minutes'
    ) as "isOnline"`);
  return rows[0]?.isOnline ?? false;
}
