import { eq } from 'drizzle-orm';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { staffRoles } from '../tables.ts';

/**
 * Somebody who may grant roles always remains. Holds all admins to the end of the transaction: two who leave at once come
 * one after the other, and the second one finds the last.
 */
export async function isLastAdmin(tx: Database, userId: string): Promise<boolean> {
  await holdName(tx, 'admins');
  const admins = await tx.select({ userId: staffRoles.userId }).from(staffRoles).where(eq(staffRoles.role, 'admin'));
  return admins.length === 1 && admins[0]?.userId === userId;
}
