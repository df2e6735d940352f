import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { SetAtDesk } from '../tables.ts';

/** Makes imports keep the list from then on. The lock orders this and an import. */
export async function setAtDesk<Outcome extends { ok: boolean }>(
  tx: Database,
  { garageId, list }: { garageId: string; list: Exclude<SetAtDesk, 'featured'> },
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  await tx.execute(sql`select from garages where id = ${garageId} for no key update`);
  const outcome = await change();
  if (outcome.ok)
    await tx.execute(sql`
      update garages set set_at_desk = array_append(set_at_desk, ${list})
      where id = ${garageId} and not ${list} = any (set_at_desk)`);
  return outcome;
}
