import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authTwoFactors, authUsers } from '../../auth/tables.ts';
import { garages } from '../../garages/tables.ts';
import { profiles } from '../../people/tables.ts';
import { staffRoles } from '../../staff/tables.ts';

const name = sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`;

export async function listGrants(db: Database): Promise<Grant[]> {
  const rows = await db
    .select({
      userId: staffRoles.userId,
      email: authUsers.email,
      name,
      role: staffRoles.role,
      garage: { id: garages.id, name: garages.name },
      createdAt: staffRoles.createdAt,
      hasSecondFactor: sql<boolean>`exists (select from ${authTwoFactors}
        where ${authTwoFactors.userId} = ${staffRoles.userId} and ${authTwoFactors.confirmedAt} is not null)`,
    })
    .from(staffRoles)
    .innerJoin(authUsers, eq(authUsers.id, staffRoles.userId))
    .leftJoin(profiles, eq(profiles.id, staffRoles.userId))
    .leftJoin(garages, eq(garages.id, staffRoles.garageId))
    .orderBy(asc(name), asc(staffRoles.userId), asc(staffRoles.role), asc(garages.name), asc(staffRoles.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
