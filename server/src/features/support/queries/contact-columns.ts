import { sql } from 'drizzle-orm';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../profiles/tables.ts';

/** Contact data of an account for support, from `authUsers` and its profile where there is one. */
export const contactColumns = {
  customerName: sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`,
  customerEmail: authUsers.email,
  customerPhone: profiles.phone,
};
