import { sql } from 'drizzle-orm';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../people/tables.ts';

/** The query must read `authUsers`, and `profiles` by an outer join. */
export const contactColumns = {
  customerName: sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`,
  customerEmail: authUsers.email,
  customerPhone: profiles.phone,
};
