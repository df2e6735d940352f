import { listCases } from '../growth/cases.ts';
import { compare, type Side } from '../growth/compare.ts';
import { type Grown, withGrown } from '../growth/database.ts';
import { loadDetails, loadGarages } from '../growth/load-garages.ts';
import { withStore } from '../site.ts';
import type { Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

export async function measureGrowth(workbench: Workbench): Promise<Table[]> {
  const [few, many] = [1_000, workbench.isQuick ? 100_000 : 1_000_000];
  return await withStore(workbench, (store) =>
    withGrown(workbench, store, { count: few, load: loadGarages }, (small) =>
      withGrown(workbench, store, { count: many, load: loadGarages }, async (large) => [
        await compare(workbench, await prepare(small), await prepare(large), {
          of: 'garages',
          notes: ['A small town has a handful of the few garages and 50 or more of the many: its answer is longer.'],
        }),
      ]),
    ),
  );
}

async function prepare(grown: Grown): Promise<Side> {
  const cases = listCases(grown.count);
  const ids: string[] = [];
  for (const one of cases) ids.push(...(await one.garageIds(grown.db)));
  await loadDetails(grown.pool, ids);
  return { grown, cases };
}
