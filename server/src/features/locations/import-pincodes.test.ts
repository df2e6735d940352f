import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createDatabase } from '../../database/pool.ts';
import { importPincodes } from './commands/import-pincodes.ts';
import { loadCities } from './service/load-cities.ts';

/** Invented data in India Post's formats. */
const newer = `circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude
Karnataka Circle,R,D,Madeup Nagar S.O,571999,PO,Delivery,MYSURU,KARNATAKA,12.3,76.6
Karnataka Circle,R,D,Invented B.O,571999,BO,Delivery,CHAMARAJANAGARA,KARNATAKA,NA,NA
Haryana Circle,R,D,Sohna SO,122999,PO,Delivery,GURUGRAM,HARYANA,NA,NA
Jammu Kashmir Circle,R,D,"Nowhere, S.O",194998,PO,Non Delivery,LEH LADAKH,LADAKH,NA,NA
Gujarat Circle,R,D,NDC Nowhere,389999,PO,Delivery,NA,NA,NA,NA
`;
const older = `officename,pincode,officeType,Deliverystatus,divisionname,regionname,circlename,Taluk,Districtname,statename
Madeup Nagar S.O,571999,S.O,Delivery,D,R,Karnataka,Mysore,Mysore,KARNATAKA
Invented H.O,122999,H.O,Delivery,D,R,Haryana,NA,Gurgaon,HARYANA
Imagined S.O,509999,S.O,Delivery,D,R,Andhra Pradesh,NA,Mahabub Nagar,ANDHRA PRADESH
Pretended S.O,194999,S.O,Delivery,D,R,Jammu & Kashmir,NA,Leh,JAMMU & KASHMIR
Dreamt B.O,759999,B.O,Delivery,D,R,Orissa,NA,Dhenkanal,ORISSA
`;

const cities = loadCities();
let api: Api;

beforeAll(async () => {
  api = await startApi({ hasRateLimits: true });
});
beforeEach(async () => {
  await api.services.db.execute(sql`truncate pincodes`);
});
afterAll(() => api.stop());

function load(text: string, options: { skipBad?: boolean } = {}) {
  const source = new TextEncoder().encode(text);
  return importPincodes(api.services.db, { source, cities, skipBad: false, ...options });
}

async function placeOf(pincode: string, node = api) {
  const { body } = await node.call('GET', `/locations/pincodes/${pincode}`);
  return (body as { place: unknown }).place;
}

async function stored() {
  const { rows } = await api.services.db.execute(sql`select * from pincodes order by pincode`);
  return rows;
}

test("the newer format is read: common town names, today's states, implausible offices left out", async () => {
  const outcome = await load(newer);
  expect(outcome).toMatchObject({ ok: true, summary: { pincodes: 3, added: 3, changed: 0, removed: 0, unclear: 1 } });
  expect(await placeOf('571999')).toEqual({ city: 'Mysuru', state: 'Karnataka' });
  expect(await placeOf('122999')).toEqual({ city: 'Sohna', state: 'Haryana' });
  expect(await placeOf('194998')).toEqual({ city: 'Leh', state: 'Ladakh' });
  expect(await placeOf('389999')).toBeNull();
});

test("the older format is read, with today's names", async () => {
  expect(await load(`\uFEFF${older.replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true, summary: { pincodes: 5 } });
  expect(await placeOf('571999')).toEqual({ city: 'Mysuru', state: 'Karnataka' });
  expect(await placeOf('122999')).toEqual({ city: 'Gurugram', state: 'Haryana' });
  expect(await placeOf('509999')).toEqual({ city: 'Mahabubnagar', state: 'Telangana' });
  expect(await placeOf('194999')).toEqual({ city: 'Leh', state: 'Ladakh' });
  expect(await placeOf('759999')).toEqual({ city: 'Dhenkanal', state: 'Odisha' });
});

test('an import replaces the previous one on every node at once, and repeating it changes nothing', async () => {
  const other = await startApi({ database: api.database });
  try {
    await load(newer);
    expect(await placeOf('194998', other)).toEqual({ city: 'Leh', state: 'Ladakh' });
    const again = await load(newer);
    expect(again).toMatchObject({ ok: true, summary: { pincodes: 3, added: 0, changed: 0, removed: 0 } });
    const outcome = await load(older);
    expect(outcome).toMatchObject({ ok: true, summary: { pincodes: 5, added: 3, changed: 1, removed: 1 } });
    expect(await placeOf('194998', other)).toBeNull();
    expect(await placeOf('122999', other)).toEqual({ city: 'Gurugram', state: 'Haryana' });
  } finally {
    await other.stop();
  }
});

test('invalid lines are reported with the reason, and nothing changes unless they may be skipped', async () => {
  await load(older);
  const before = await stored();
  const bad = `${newer}C,R,D,X S.O,12345,PO,Delivery,PUNE,MAHARASHTRA,NA,NA
C,R,D,X S.O,411999,PO,Delivery,PUNE,ATLANTIS,NA,NA
C,R,D,X S.O,411999,QQ,Delivery,PUNE,MAHARASHTRA,NA,NA
C,R,D,X S.O,411999
`;
  const problems = [
    { line: 7, reason: 'pincode "12345" must be six digits, the first not 0' },
    { line: 8, reason: 'statename "ATLANTIS" is no state of India' },
    { line: 9, reason: 'officetype "QQ" must be HO, SO, PO or BO' },
    { line: 10, reason: 'has 5 cells, the header has 11' },
  ];
  expect(await load(bad)).toEqual({ ok: false, problems });
  expect(await stored()).toEqual(before);
  expect(await load(bad, { skipBad: true })).toMatchObject({ ok: true, problems, summary: { pincodes: 3 } });
});

test.each([
  ['', 'the file is empty'],
  ['a,b\n1,2\n', 'the header has no column pincode'],
  ['pincode,officename,officetype,district\n', 'the header has no column statename or state'],
  ['pincode,officename,officetype,district,statename\n', 'the file has a header and no post offices'],
])('a file that is not a directory is refused: %j', async (text, reason) => {
  await load(older);
  expect(await load(text, { skipBad: true })).toEqual({ ok: false, problems: [{ line: 1, reason }] });
  expect(await stored()).toHaveLength(5);
});

test('an interrupted import changes nothing, and readers never wait for it', async () => {
  await load(older);
  const before = await stored();
  const holder = new pg.Client(api.database.connection);
  const importer = new pg.Pool({ ...api.database.connection, max: 1, application_name: 'cut off' });
  importer.on('connect', (client) => client.on('error', () => undefined));
  await holder.connect();
  try {
    await holder.query('begin; update pincodes set city = city where pincode = 122999');
    const source = new TextEncoder().encode(newer);
    const cut = importPincodes(createDatabase(importer), { source, cities, skipBad: false }).catch(
      (error: unknown) => error,
    );
    const waiting = `select pid from pg_stat_activity where application_name = 'cut off' and wait_event_type = 'Lock'`;
    const countWaiting = async () => {
      // Within a transaction `pg_stat_activity` is a snapshot.
      await holder.query('select pg_stat_clear_snapshot()');
      return (await holder.query(waiting)).rowCount;
    };
    await expect.poll(countWaiting).toBe(1);
    expect(await placeOf('571999')).toEqual({ city: 'Mysuru', state: 'Karnataka' });
    await holder.query(`select pg_terminate_backend(pid) from (${waiting}) as importers`);
    expect(await cut).toBeInstanceOf(Error);
  } finally {
    await holder.query('rollback');
    await holder.end();
    await importer.end();
  }
  expect(await stored()).toEqual(before);
});

test('browsers may cache a known pincode for a day, and do not cache an unknown one', async () => {
  await load(newer);
  const known = await api.call('GET', '/locations/pincodes/571999');
  expect(known.headers.get('cache-control')).toBe('private, max-age=86400');
  expect((await api.call('GET', '/locations/pincodes/900001')).headers.get('cache-control')).toBe('no-store');
});

test.each(['012345', '12345', '1234567', '12345a', '%20'])('%j is not a valid pincode', async (pincode) => {
  const { status, body } = await api.call('GET', `/locations/pincodes/${pincode}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ field: 'pincode' }] } });
});

test('an address that queries one pincode after another is rate-limited', async () => {
  const statuses: number[] = [];
  // The tests before this one used some of the 300. Each refusal waits a second, so only one is asked for.
  while (statuses.length <= 300 && statuses.at(-1) !== 429) {
    statuses.push((await api.call('GET', '/locations/pincodes/571999')).status);
  }
  expect([...new Set(statuses)]).toEqual([200, 429]);
});
