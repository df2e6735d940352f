import { sql } from 'drizzle-orm';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../people/tables.ts';

/** From `authUsers`, and `profiles` where there is one. */
export const contactColumns = {
  customerName: sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`,
  customerEmail: authUsers.email,
  customerPhone: profiles.phone,
};
