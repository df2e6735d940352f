import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { staffRoles } from '../../desk/tables.ts';
import { files } from '../tables.ts';
import type { StorageAmount } from '../types.ts';

export type StorageRefusal = { ok: false; reason: 'STORAGE_FULL'; used: StorageAmount; limit: StorageAmount };

/**
 * Notes a new file of an account, unless the account would then have more than its share of the store; what nothing refers
 * to counts until it is removed. Files at once wait for each other. Who works here has no limit.
 */
export async function addFile(
  db: Database,
  file: typeof files.$inferInsert & { userId: string },
  limit: StorageAmount,
): Promise<{ ok: true } | StorageRefusal> {
  return await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ isStaff: sql<boolean>`exists (select from ${staffRoles} role where role.user_id = ${authUsers}.id)` })
      .from(authUsers)
      .where(eq(authUsers.id, file.userId))
      .for('no key update');
    const used = await readUsed(tx, file.userId);
    const isFull = used.bytes + file.bytes > limit.bytes || used.files >= limit.files;
    if (isFull && !account?.isStaff) return { ok: false, reason: 'STORAGE_FULL', used, limit };
    await tx.insert(files).values(file);
    return { ok: true };
  });
}

async function readUsed(tx: Database, userId: string): Promise<StorageAmount> {
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`, files: sql<number>`count(*)::int` })
    .from(files)
    .where(eq(files.userId, userId));
  return used ?? { bytes: 0, files: 0 };
}
