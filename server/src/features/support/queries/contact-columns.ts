import { sql } from 'drizzle-orm';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../profiles/tables.ts';

/** Who an account is to support: of `authUsers`, with its profile where there is one. */
export const contactColumns = {
  customerName: sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`,
  customerEmail: authUsers.email,
  customerPhone: profiles.phone,
};
