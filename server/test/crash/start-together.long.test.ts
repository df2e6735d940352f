import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { createDataDir, databaseUrl, freePort, startNode } from '../node-process.ts';

const journal = new URL('../../migrations/meta/_journal.json', import.meta.url);

test('two nodes that start at once on an empty database migrate and fill it once, and both become ready', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase({ isMigrated: false });
  const { dataDir, remove } = await createDataDir();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database), PUBLIC_URL: 'http://pahiya.example' };
  const ports = [await freePort(), await freePort()];
  const nodes = await Promise.all(ports.map((port) => startNode(environment, port)));
  for (const { url } of nodes) {
    const answer = await fetch(`${url}/readyz`);
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: 'ready' });
  }
  const { rows } = await database.pool.query(`select
    (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    (select count(*)::int from garages) as garages,
    (select count(distinct external_id)::int from garages) as distinct_garages`);
  const { entries } = JSON.parse(await readFile(journal, 'utf8'));
  expect(rows[0].migrations).toBe(entries.length);
  expect(rows[0].garages).toBeGreaterThanOrEqual(60);
  expect(rows[0].distinct_garages).toBe(rows[0].garages);
  expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0]);
  await database.drop();
  await remove();
});
