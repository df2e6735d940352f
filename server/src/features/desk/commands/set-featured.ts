import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { beginImport } from '../../garages/commands/import-write.ts';
import { garages } from '../../garages/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

const withFeatured = sql`array_append(array_remove(garages.set_at_desk, 'featured'), 'featured')`;

/** Imports then leave these flags unchanged; the lock orders this and an import. False if a garage does not exist. */
export async function setFeatured(
  db: Database,
  { actor, garageIds }: { actor: StaffActor; garageIds: string[] },
): Promise<boolean> {
  const wanted = [...new Set(garageIds)];
  return await db.transaction(async (tx) => {
    await beginImport(tx);
    const found = await tx.select({ id: garages.id }).from(garages).where(inArray(garages.id, wanted));
    if (found.length < wanted.length) return false;
    await tx
      .update(garages)
      .set({ isFeatured: false, featuredOrder: 0, setAtDesk: withFeatured, updatedAt: sql`now()` })
      .where(eq(garages.isFeatured, true));
    await tx.execute(sql`
      update garages set is_featured = true, featured_order = ${wanted.length} + 1 - place,
        set_at_desk = ${withFeatured}, updated_at = now()
      from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) with ordinality as chosen (id, place)
      where garages.id = chosen.id::uuid`);
    await recordAction(tx, { actor, action: 'featured.set', details: { garageIds: wanted } });
    return true;
  });
}
