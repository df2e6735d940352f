import type pg from 'pg';
import { urlOf } from './database-server.ts';
import { withGrown } from './growth/database.ts';
import { loadCommunity, readerId } from './growth/load-community.ts';
import { type Site, type Store, startProduct, withStore } from './site.ts';
import type { Workbench } from './workbench.ts';

export const postCount = 20_000;

/** Starts the product on its own database with synthetic posts. `cleanUp` runs after that database is dropped. */
export async function withCommunitySite<Result>(
  workbench: Workbench,
  work: (site: Site) => Promise<Result>,
  cleanUp: (store: Store) => Promise<void> = async () => undefined,
): Promise<Result> {
  return await withStore(workbench, (store) =>
    workbench.using(
      () => cleanUp(store),
      () =>
        withGrown(workbench, store, { count: postCount, load: loadCommunity }, async (grown) => {
          const product = await startProduct(workbench, { DATABASE_URL: urlOf(grown.connection) });
          return await workbench.using(product.stop, () => work({ ...grown, product }));
        }),
    ),
  );
}

/** Lets the readers follow and block the same people as the synthetic reader. */
export async function giveHistory(pool: pg.Pool, readers: string[]): Promise<void> {
  for (const reader of readers) {
    await pool.query(
      `insert into auth_users (id, name, email) values ($1::uuid, 'Reader', $1::text || '@example.invalid') on conflict do nothing`,
      [reader],
    );
    await pool.query(
      'insert into blocks (blocker_id, blocked_id) select $1, blocked_id from blocks where blocker_id = $2',
      [reader, readerId],
    );
    await pool.query(
      `insert into followers (id, follower_id, following_id, created_at)
       select gen_random_uuid(), $1, following_id, created_at from followers where follower_id = $2`,
      [reader, readerId],
    );
  }
  await pool.query('vacuum (analyze)');
}
