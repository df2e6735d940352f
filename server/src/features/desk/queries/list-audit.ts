import type { AuditEntry } from '@pahiya/contract/desk/administration/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, eq, sql } from 'drizzle-orm';
import { cutPage, isBehind, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../../garages/tables.ts';
import { deskAudit } from '../tables.ts';

interface Wanted {
  cursor?: string | undefined;
  limit: number;
  /** An action or its prefix: `ticket` selects all actions on tickets. */
  action?: string | undefined;
  garageId?: string | undefined;
}

export async function listAudit(
  db: Database,
  { cursor, limit, action, garageId }: Wanted,
): Promise<Page<AuditEntry> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const rows = await db
    .select({
      id: deskAudit.id,
      actorName: deskAudit.actorName,
      action: deskAudit.action,
      subjectId: deskAudit.subjectId,
      garageName: garages.name,
      details: deskAudit.details,
      createdAt: deskAudit.createdAt,
    })
    .from(deskAudit)
    .leftJoin(garages, eq(garages.id, deskAudit.garageId))
    .where(
      and(
        action ? sql`starts_with(${deskAudit.action}, ${action})` : undefined,
        garageId ? eq(deskAudit.garageId, garageId) : undefined,
        isBehind(deskAudit, after),
      ),
    )
    .orderBy(sql`${deskAudit.createdAt} desc nulls last`, sql`${deskAudit.id} desc nulls last`)
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(rows, limit);
  return { items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
