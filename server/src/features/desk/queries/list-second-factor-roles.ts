import type { Role } from '@pahiya/contract/desk/schemas';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { secondFactorRoles } from '../tables.ts';

export async function listSecondFactorRoles(db: Database): Promise<Role[]> {
  const rows = await db
    .select({ role: secondFactorRoles.role })
    .from(secondFactorRoles)
    .orderBy(asc(secondFactorRoles.role));
  return rows.map(({ role }) => role);
}
