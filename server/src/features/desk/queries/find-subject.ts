import type { ModerationSubject } from '@pahiya/contract/desk/moderation/schemas';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { moderationActions } from '../../community/tables.ts';
import { joinThing, openReasons, type ThingRow, thingColumns, toThing } from './reported-thing.ts';

type Wanted = Pick<ModerationSubject, 'target' | 'targetId'>;
type Row = ThingRow & Pick<ModerationSubject, 'report'>;

export async function findSubject(db: Database, { target, targetId }: Wanted): Promise<ModerationSubject | null> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${thingColumns},
      (select json_build_object('id', oldest.id, 'reporters', said.reporters, 'reasons', said.reasons)
        from reports oldest
        where oldest.target = thing.target and oldest.target_id = thing.target_id and oldest.status = 'open'
        order by oldest.created_at, oldest.id limit 1) as report
    from (select ${target}::text as target, ${targetId}::uuid as target_id) thing ${joinThing}
    cross join lateral (${openReasons}) said`);
  const [row] = rows;
  return row ? { ...toThing<Row>(row), rulings: await listRulings(db, { target, targetId }) } : null;
}

async function listRulings(db: Database, { target, targetId }: Wanted): Promise<ModerationSubject['rulings']> {
  const { id, action, actor, reason, createdAt } = moderationActions;
  const rows = await db
    .select({ id, action, moderator: actor, reason, createdAt })
    .from(moderationActions)
    .where(and(eq(moderationActions.target, target), eq(moderationActions.targetId, targetId)))
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
