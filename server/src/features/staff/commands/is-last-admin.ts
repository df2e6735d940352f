import { eq } from 'drizzle-orm';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { staffRoles } from '../tables.ts';

/** Locks out other callers, so that when two admins leave at once, the second is found to be the last. */
export async function isLastAdmin(tx: Database, userId: string): Promise<boolean> {
  await holdName(tx, 'admins');
  const admins = await tx.select({ userId: staffRoles.userId }).from(staffRoles).where(eq(staffRoles.role, 'admin'));
  return admins.length === 1 && admins[0]?.userId === userId;
}
