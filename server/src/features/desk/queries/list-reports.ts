import type { DeskReport } from '@pahiya/contract/desk/moderation/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import { cutPage, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { joinThing, openReasons, type ThingRow, thingColumns, toThing } from './reported-thing.ts';

interface Wanted {
  cursor?: string | undefined;
  limit: number;
  target?: DeskReport['target'] | undefined;
}

type Row = ThingRow & Pick<DeskReport, 'id' | 'reporters' | 'reasons'> & { createdAt: Date };

/** Lists the oldest first. Content reported more than once appears once, deleted never. Null for an invalid cursor. */
export async function listReports(db: Database, { cursor, limit, target }: Wanted): Promise<Page<DeskReport> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const isLater = after ? sql`and (thing.created_at, thing.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select thing.id, ${thingColumns}, said.reporters, said.reasons, thing.created_at as "createdAt"
    from reports thing ${joinThing}
    cross join lateral (${openReasons}) said
    where thing.status = 'open' ${isLater} ${target ? sql`and thing.target = ${target}` : sql``}
      and not exists (select from reports earlier
        where earlier.target = thing.target and earlier.target_id = thing.target_id and earlier.status = 'open'
          and (earlier.created_at, earlier.id) < (thing.created_at, thing.id))
    order by thing.created_at, thing.id limit ${limit + 1}`);
  const { shown, nextCursor } = cutPage(
    rows.map((row) => ({ ...toThing<Row>(row), createdAt: new Date(row.createdAt) })),
    limit,
  );
  return { items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
