import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { staffRoles } from '../../staff/tables.ts';
import { files } from '../tables.ts';
import type { StorageAmount } from '../types.ts';

export type StorageRefusal = { ok: false; reason: 'STORAGE_FULL'; used: StorageAmount; limit: StorageAmount };

type NewFile = typeof files.$inferInsert & { userId: string };

/** Refused over the account's quota. Unused files count until they are removed. Staff have no quota. */
export async function addFile(
  db: Database,
  file: NewFile,
  limit: StorageAmount,
): Promise<{ ok: true } | StorageRefusal> {
  return await db.transaction(async (tx) => {
    const refusal = await refusalOf(tx, file, limit);
    if (refusal) return refusal;
    await tx.insert(files).values(file);
    return { ok: true };
  });
}

/** Takes up to `bytes` of the remaining space; refused only when none is left. */
export async function reserveFile(
  db: Database,
  file: NewFile,
  limit: StorageAmount,
): Promise<{ ok: true } | StorageRefusal> {
  return await db.transaction(async (tx) => {
    const { used, hasLimit } = await lockSpace(tx, file);
    const left = limit.bytes - used.bytes;
    const isFull = left <= 0 || used.files >= limit.files;
    if (hasLimit && isFull) return { ok: false, reason: 'STORAGE_FULL', used, limit };
    const bytes = hasLimit ? Math.min(file.bytes, left) : file.bytes;
    await tx.insert(files).values({ ...file, bytes });
    return { ok: true };
  });
}

export async function settleFile(
  db: Database,
  { id, ...file }: NewFile,
  limit: StorageAmount,
): Promise<{ ok: true } | StorageRefusal> {
  return await db.transaction(async (tx) => {
    const refusal = await refusalOf(tx, { id, ...file }, limit);
    if (refusal) return refusal;
    const settled = await tx.update(files).set(file).where(eq(files.id, id)).returning({ id: files.id });
    // Objects without a row would never be removed.
    if (settled.length === 0) throw new Error('The reserved file is gone: its account was deleted meanwhile');
    return { ok: true };
  });
}

async function refusalOf(tx: Database, file: NewFile, limit: StorageAmount): Promise<StorageRefusal | null> {
  const { used, hasLimit } = await lockSpace(tx, file);
  const isFull = used.bytes + file.bytes > limit.bytes || used.files >= limit.files;
  return isFull && hasLimit ? { ok: false, reason: 'STORAGE_FULL', used, limit } : null;
}

/** Space used without this file. Nothing is added until the transaction ends. */
async function lockSpace(tx: Database, file: NewFile): Promise<{ used: StorageAmount; hasLimit: boolean }> {
  const [account] = await tx
    .select({ isStaff: sql<boolean>`exists (select from ${staffRoles} role where role.user_id = ${authUsers}.id)` })
    .from(authUsers)
    .where(eq(authUsers.id, file.userId))
    .for('no key update');
  return { used: await readUsed(tx, file), hasLimit: !account?.isStaff };
}

/** A file without bytes was released (`give-back.ts`). */
async function readUsed(tx: Database, { id, userId }: NewFile): Promise<StorageAmount> {
  const [used] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`,
      files: sql<number>`(count(*) filter (where ${files.bytes} > 0))::int`,
    })
    .from(files)
    .where(and(eq(files.userId, userId), ne(files.id, id)));
  return used ?? { bytes: 0, files: 0 };
}
