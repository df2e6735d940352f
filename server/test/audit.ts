import { asc, type SQL } from 'drizzle-orm';
import type { Database } from '../src/database/pool.ts';
import { deskAudit } from '../src/features/desk/tables.ts';

/** Oldest first. */
export function auditOf(db: Database, which: SQL | undefined) {
  return db.select().from(deskAudit).where(which).orderBy(asc(deskAudit.createdAt), asc(deskAudit.id));
}
