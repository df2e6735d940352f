import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { SetAtDesk } from '../tables.ts';

/**
 * Changes a list of a garage for the people who work there: from then on files leave that list as it is. Takes turns with
 * an import of the garage, so that whichever comes second knows of the first.
 */
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
