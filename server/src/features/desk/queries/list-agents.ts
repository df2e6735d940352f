import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../people/tables.ts';
import { staffRoles } from '../../staff/tables.ts';

const name = sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`;

export async function listAgents(db: Database): Promise<{ id: string; name: string }[]> {
  return await db
    .selectDistinct({ id: authUsers.id, name })
    .from(staffRoles)
    .innerJoin(authUsers, eq(authUsers.id, staffRoles.userId))
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .where(inArray(staffRoles.role, ['agent', 'admin']))
    .orderBy(asc(name), asc(authUsers.id));
}
