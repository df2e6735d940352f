import { listCommunityCases } from '../growth/community-cases.ts';
import { compare } from '../growth/compare.ts';
import { withGrown } from '../growth/database.ts';
import { loadCommunity } from '../growth/load-community.ts';
import { withStore } from '../site.ts';
import type { Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

export async function measureCommunity(workbench: Workbench): Promise<Table[]> {
  const [few, many] = [1_000, workbench.isQuick ? 100_000 : 1_000_000];
  const cases = listCommunityCases();
  return await withStore(workbench, (store) =>
    withGrown(workbench, store, { count: few, load: loadCommunity }, (small) =>
      withGrown(workbench, store, { count: many, load: loadCommunity }, async (large) => [
        await compare(
          workbench,
          { grown: small, cases },
          { grown: large, cases },
          {
            of: 'posts and notifications',
            showsPlans: true,
          },
        ),
      ]),
    ),
  );
}
