import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { openGate } from '../../../test/database-gate.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { aSecond, createStudio, getPage, type PageNode, startPageNode } from '../../../test/page-nodes.ts';
import { createPerson } from '../../../test/people.ts';
import { posts } from '../../features/community/tables.ts';
import { garageHolidays, garages, services } from '../../features/garages/tables.ts';
import { profiles } from '../../features/people/tables.ts';

let api: Api;
const nodes: PageNode[] = [];

beforeAll(async () => {
  api = await startApi();
  for (let node = 0; node < 2; node++) nodes.push(await startPageNode(api, createStudio().web));
});

afterAll(async () => {
  await Promise.all(nodes.map(({ stop }) => stop()));
  await api.stop();
});

const readOnAll = (path: string) =>
  Promise.all(nodes.map(async ({ url }) => (await getPage(url + path)).body.toString()));

const pricesOf = (page: string) => page.match(/"lowestPrice":\d+/g);

async function setPrice({ id }: StoredGarage, price: number): Promise<void> {
  await api.services.db.update(services).set({ price }).where(eq(services.garageId, id));
}

test('a changed price is on the pages of both nodes within a second', async () => {
  const garage = await createGarage(api.services.db, { name: 'Wheels and Springs' });
  const path = '/services?text=Wheels+and+Springs';
  for (const price of [911, 922]) {
    await readOnAll(path);
    await setPrice(garage, price);
    await aSecond();
    for (const page of await readOnAll(path)) expect(pricesOf(page)).toEqual([`"lowestPrice":${price}`]);
  }
});

test('a changed price is on the pages of both nodes within a second even during a long import', async () => {
  const [garage, other] = [
    await createGarage(api.services.db, { name: 'Gears and Oil' }),
    await createGarage(api.services.db),
  ];
  const path = '/services?text=Gears+and+Oil';
  const importing = await api.database.pool.connect();
  await importing.query('begin');
  await importing.query('update services set price = 5 where garage_id = $1', [other.id]);
  for (const price of [711, 722]) {
    await readOnAll(path);
    await setPrice(garage, price);
    await aSecond();
    for (const page of await readOnAll(path)) expect(pricesOf(page)).toEqual([`"lowestPrice":${price}`]);
  }
  await importing.query('rollback');
  importing.release();
});

test("a garage's page shows a changed price and a new holiday within a second, and is gone with the garage", async () => {
  const garage = await createGarage(api.services.db, { name: 'Belts and Hoses' });
  const path = `/garage/${garage.id}`;
  for (const price of [811, 822]) {
    await readOnAll(path);
    await setPrice(garage, price);
    await aSecond();
    for (const page of await readOnAll(path)) expect(page).toContain(`"price":${price}`);
  }
  await api.services.db.insert(garageHolidays).values({ garageId: garage.id, date: '2099-01-26' });
  await aSecond();
  for (const page of await readOnAll(path)) expect(page).toContain('2099-01-26');
  await api.services.db.update(garages).set({ status: 'inactive' }).where(eq(garages.id, garage.id));
  await aSecond();
  for (const page of await readOnAll(path)) expect(page).toContain('not found');
});

test('the page of a post is gone within a second after its author became private', async () => {
  const author = await createPerson(api);
  const id = uuidv7();
  await api.services.db.insert(posts).values({ id, userId: author.id, caption: 'Seen by all', idempotencyKey: id });
  const path = `/post/${id}`;
  for (const page of await readOnAll(path)) expect(page).toContain('Seen by all');
  await api.services.db.update(profiles).set({ isPublic: false }).where(eq(profiles.id, author.id));
  await aSecond();
  for (const page of await readOnAll(path)) expect(page).toContain('not found');
});

test('kept pages are sent at once while the database hangs', async () => {
  const gated = await openGate({ ...api.database, drop: async () => undefined });
  const { url, stop } = await startPageNode({ ...api, database: gated }, createStudio().web);
  // A page counts as outdated when its node first read the changes more slowly than it rendered the page.
  await getPage(url);
  await aSecond();
  const page = await getPage(url);
  await aSecond();
  const release = gated.hang();
  const startedAt = performance.now();
  for (let visit = 0; visit < 30; visit++) expect(await getPage(url)).toMatchObject({ status: 200, body: page.body });
  // Only the first visit waits, for a quarter of a second, but a busy machine takes longer.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  release();
  await stop();
  await gated.drop();
});
