import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../people/tables.ts';
import { staffRoles } from '../../staff/tables.ts';
import { secondFactorRoles } from '../tables.ts';
import type { Staff } from '../types.ts';

interface StaffRow extends Record<string, unknown> {
  name: string;
  roles: string[];
  garageIds: string[];
  needsFactor: boolean;
}

export async function findStaff(db: Database, userId: string): Promise<Staff | null> {
  const { rows } = await db.execute<StaffRow>(sql`
    select coalesce(p.full_name, u.name) as name, json_agg(distinct r.role) as roles,
      coalesce(json_agg(r.garage_id) filter (where r.garage_id is not null), '[]') as "garageIds",
      bool_or(r.role in (select role from ${secondFactorRoles})) as "needsFactor"
    from ${staffRoles} r join ${authUsers} u on u.id = r.user_id left join ${profiles} p on p.id = u.id
    where r.user_id = ${userId}
    group by p.full_name, u.name`);
  const [row] = rows;
  if (!row) return null;
  const isAdmin = row.roles.includes('admin');
  return {
    id: userId,
    name: row.name,
    isAdmin,
    isAgent: isAdmin || row.roles.includes('agent'),
    garageIds: row.garageIds,
    needsFactor: row.needsFactor,
    mayWorkAt: (garageId) => isAdmin || row.garageIds.includes(garageId),
  };
}
