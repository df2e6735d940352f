import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { reports } from '../tables.ts';
import { type Ruling, recordAction } from './moderation-record.ts';

/** There was nothing to it: closes whatever is reported of the same thing. False when the report is not open. */
export async function dismissReport(
  db: Database,
  { reportId, ...ruling }: Ruling & { reportId: string },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [report] = await tx
      .select({ target: reports.target, targetId: reports.targetId })
      .from(reports)
      .where(and(eq(reports.id, reportId), eq(reports.status, 'open')))
      .for('update');
    if (!report) return false;
    await recordAction(tx, { ...ruling, ...report, action: 'dismiss' });
    return true;
  });
}
