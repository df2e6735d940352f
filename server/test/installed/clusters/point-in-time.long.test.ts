import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveTo } from '../../../src/database/embedded/home.ts';
import { chooseOwner } from '../../../src/database/embedded/owner.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { type Api, startApi } from '../../api.ts';
import type { Customer } from '../../customers.ts';
import { createMember, like, readFeed, writePost } from '../../members.ts';
import { type Cluster, createCluster, hasClusters, openCluster } from './cluster.ts';

const timeout = 120_000;

/** Tokens are valid at one address. */
const origin = 'http://localhost:3000';

/** Follows "Back to any moment" of docs/operations.md, with `pg_ctl` in place of systemctl. */
describe.skipIf(!hasClusters)('a server that archives its transaction log', () => {
  let cluster: Cluster;
  let archive: string;
  let copy: string;
  let api: Api;
  let member: Customer;
  let moment: string;

  beforeAll(async () => {
    cluster = await createCluster();
    archive = path.join(cluster.folder, 'wal');
    copy = path.join(cluster.folder, 'base');
    await mkdir(archive);
    await giveTo(await chooseOwner(''), archive);
    await cluster.set({
      archive_mode: 'on',
      archive_timeout: '300',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    });
    await cluster.start();
    await open();
    member = await createMember(api);
    await writePost(api, member, 'Before the copy');
  }, timeout);

  afterAll(async () => {
    await close();
    await cluster.remove();
  }, timeout);

  async function open(): Promise<void> {
    const database = openCluster(cluster);
    await migrate(database.pool);
    api = await startApi({ database, origin });
  }

  async function close(): Promise<void> {
    await api.stop();
    await api.database.drop();
  }

  async function now(): Promise<string> {
    return (await api.database.pool.query('select clock_timestamp()::text as now')).rows[0].now;
  }

  async function captions(): Promise<string[]> {
    return (await readFeed(api, member)).items.map(({ caption }) => caption);
  }

  test('is copied while it is used', { timeout }, async () => {
    const { host, user } = cluster.connection;
    await cluster.run('pg_basebackup', ['-h', host, '-U', user, `--pgdata=${copy}`, '--checkpoint=fast']);
    const post = await writePost(api, member, 'After the copy, before the accident');
    await like(api, member, post.id);
    await delay(1_100);
    moment = await now();
    await delay(1_100);
    await writePost(api, member, 'After the accident');
    await api.database.pool.query('delete from post_likes');
    expect(await captions()).toEqual(['After the accident', 'After the copy, before the accident', 'Before the copy']);
  });

  test('goes back to the moment: what was written before is there, and nothing that was written later', {
    timeout,
  }, async () => {
    await close();
    await cluster.stop();
    await rename(cluster.data, path.join(cluster.folder, 'before'));
    // `cp -a`, because the copy keeps its owner.
    await promisify(execFile)('cp', ['-a', copy, cluster.data]);
    await writeFile(path.join(cluster.data, 'recovery.signal'), '');
    await cluster.set({
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    });
    await cluster.start();
    await expect.poll(() => cluster.log(), { timeout: 60_000 }).toContain('archive recovery complete');
    await open();
    expect(await captions()).toEqual(['After the copy, before the accident', 'Before the copy']);
    const { rows } = await api.database.pool.query('select count(*)::int as likes from post_likes');
    expect(rows).toEqual([{ likes: 1 }]);
  });

  test('is written to again', { timeout }, async () => {
    await writePost(api, member, 'A new beginning');
    expect(await captions()).toHaveLength(3);
  });
});
