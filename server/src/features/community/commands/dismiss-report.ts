import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { reports } from '../tables.ts';
import { restore } from './hide.ts';
import { type Ruling, recordAction } from './moderation-record.ts';

/** Closes all open reports of the same target, and publishes it when it was held. False when the report is not open. */
export async function dismissReport(
  db: Database,
  { reportId, ...ruling }: Ruling & { reportId: string },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [report] = await tx
      .select({ target: reports.target, targetId: reports.targetId, cause: reports.reason })
      .from(reports)
      .where(and(eq(reports.id, reportId), eq(reports.status, 'open')))
      .for('update');
    if (!report) return false;
    const { target, targetId, cause } = report;
    if (cause === 'held' && target !== 'profile') return (await restore(tx, { ...ruling, target, targetId })).ok;
    await recordAction(tx, { ...ruling, target, targetId, action: 'dismiss' });
    return true;
  });
}
