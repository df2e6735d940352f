import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { signUp } from '../../../test/customers.ts';
import { documents } from '../../../test/documents.ts';
import { importGarage } from '../../../test/garages.ts';
import { createPerson } from '../../../test/people.ts';
import { attach } from '../../../test/ticketing.ts';
import { temporaryFolder } from '../../platform/temporary-file.ts';
import { profiles } from '../people/tables.ts';
import { accountSweepQueue } from './jobs.ts';
import { exportFiles, notExported } from './queries/export-files.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

type Exported = Record<string, Record<string, Record<string, unknown>[]>>;

async function download({ token }: { token: string }) {
  const answer = await fetch(`${api.url}/api/account/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const data: Exported = {};
  for (const [name, bytes] of Object.entries(files)) {
    const slice = name.match(/^data\/(\w+)\.json$/)?.[1];
    if (slice) data[slice] = JSON.parse(strFromU8(bytes));
  }
  return { answer, names: Object.keys(files), data, readme: strFromU8(files['README.txt'] ?? new Uint8Array()), files };
}

const temporary = async () => (await readdir(path.dirname(temporaryFolder))).filter(isTemporary);
const isTemporary = (name: string) => path.join(path.dirname(temporaryFolder), name).startsWith(temporaryFolder);

test('the export contains all own data and pictures, and no secrets', async () => {
  const { session } = await signUp(api, 'takes@example.com', 'Taker Rao');
  const by = { token: session.accessToken };
  const friend = await createPerson(api, 'Friend Iyer');
  const garage = await importGarage(api.services.db, { externalId: 'e', name: 'Export Garage', mechanics: [] });
  await createCompletedBooking(api, { id: session.user.id, email: session.user.email, sessionId: '', ...by }, garage);
  await api.call('POST', '/vehicles', { type: 'car', make: 'Tata', model: 'Nexon', registration: 'KA01AB1234' }, by);
  await api.call('PUT', `/profiles/${friend.username}/follow`, undefined, by);
  await api.call('POST', '/posts', { caption: 'On the road', idempotencyKey: crypto.randomUUID() }, by);
  const fileId = crypto.randomUUID();
  await api.services.files.store.put(`posts/${fileId}/480.webp`, Buffer.from('a picture'));
  await api.services.db.execute(sql`
    insert into files (id, user_id, purpose, folder, content_type, bytes, widths)
    values (${fileId}, ${session.user.id}, 'post', ${`posts/${fileId}`}, 'image/webp', 9, '{480}')`);

  const { answer, names, data, readme, files } = await download(by);

  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('my-data-2026-11-23.zip');
  expect(data.account).toMatchObject({
    account: [{ email: 'takes@example.com' }],
    profile: [{ full_name: 'Taker Rao', language: 'en' }],
    consents: expect.arrayContaining([
      expect.objectContaining({ kind: 'terms', language: 'en', version: '2026-11-21' }),
      expect.objectContaining({ kind: 'age', language: 'en', version: '2026-11-21' }),
    ]),
    waysToSignIn: [{ provider: 'credential' }],
  });
  expect(data.people?.following).toMatchObject([{ username: friend.username }]);
  expect(data.community?.posts).toMatchObject([{ caption: 'On the road' }]);
  expect(data.vehicles?.vehicles).toMatchObject([{ make: 'Tata', registration: 'KA01AB1234' }]);
  expect(data.bookings?.bookings).toHaveLength(1);
  expect(strFromU8(files[`files/post/${fileId}.webp`] ?? new Uint8Array())).toBe('a picture');
  expect(readme).toContain('Your data at');
  expect(names).toContain('README.txt');
  const { rows: secrets } = await api.services.db.execute<{ secret: string }>(sql`
    select password as secret from auth_accounts where password is not null
    union all select token from auth_sessions`);
  for (const { secret } of secrets) expect(JSON.stringify(data)).not.toContain(secret);
  expect(JSON.stringify(data)).not.toContain(friend.email);
});

test("its texts are in the owner's language, and its date is that of India", async () => {
  const person = await createPerson(api);
  await api.services.db.update(profiles).set({ language: 'ta' }).where(eq(profiles.id, person.id));
  api.clock.now = new Date('2026-11-23T18:31:00Z');
  const { readme, answer } = await download(person);
  api.clock.now = morning;
  expect(readme).toContain('உங்கள் தகவல்கள் (24 நவம்பர் 2026)');
  expect(answer.headers.get('content-disposition')).toContain('my-data-2026-11-24.zip');
});

test('more rows than one batch are all exported', async () => {
  const person = await createPerson(api);
  await api.services.db.execute(sql`
    insert into notifications (id, user_id, type, title, message)
    select gen_random_uuid(), ${person.id}, 'booking', 'n', n from generate_series(1, 1201) n`);
  expect((await download(person)).data.notifications?.notifications).toHaveLength(1201);
});

test('a file keeps its name as far as every system can store it, without a path', async () => {
  const person = await createPerson(api);
  for (const name of [`${'மெ'.repeat(60)}.pdf`, '../../etc/passwd.pdf', 'C:\\Bills\\May 2026.pdf'])
    await attach(api, person.token, { bytes: documents.pdf, name });
  const names = (await download(person)).names.filter((name) => name.startsWith('files/'));
  expect(names).toHaveLength(3);
  for (const name of names) {
    expect(name).toMatch(/^files\/ticket\/[^/\\.]+\.pdf$/);
    expect(Buffer.byteLength(path.basename(name))).toBeLessThanOrEqual(255);
  }
  expect(names.join()).toMatch(/-மெ.*-May-2026\.pdf/);
});

async function abandon(): Promise<string> {
  const folder = await mkdtemp(temporaryFolder);
  await writeFile(path.join(folder, 'export.zip'), 'half');
  await utimes(folder, 0, 0);
  return path.basename(folder);
}

test('neither fetched nor abandoned exports stay on the disk', async () => {
  const abandoned = await abandon();
  await download(await createPerson(api));
  await expect.poll(temporary).not.toContain(abandoned);
});

test('the sweep deletes what a node has left behind, even if nobody exports any more', async () => {
  const abandoned = await abandon();
  await accountSweepQueue().run({});
  expect(await temporary()).not.toContain(abandoned);
});

test('five exports a day are allowed', async () => {
  const strict = await startApi({ database: api.database, hasRateLimits: true });
  const person = await createPerson(strict);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await strict.call('GET', '/account/export', undefined, person)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.stop();
});

test('an export requires a session', async () => {
  expect((await api.call('GET', '/account/export')).status).toBe(401);
});

/** Every table that leads to an account by foreign keys, directly or indirectly. */
async function tablesOfAccounts(): Promise<string[]> {
  const { rows } = await api.services.db.execute<{ name: string }>(sql`
    with recursive links as (
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace),
    reaching as (
      select child from links where parent = 'auth_users'
      union select links.child from links join reaching on links.parent = reaching.child)
    select child as name from reaching order by 1`);
  return rows.map(({ name }) => name);
}

const sections = Object.values(exportFiles).flat();

test('every table that leads to an account is exported, or excluded with a reason', async () => {
  const exported = new Set(sections.map(({ table }) => table));
  expect([...exported, ...Object.keys(notExported)].sort()).toEqual(
    ['auth_users', ...(await tablesOfAccounts())].sort(),
  );
});

test('every column of an exported table is exported, or left out with a reason', async () => {
  const { rows } = await api.services.db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by 1`);
  for (const { name, table, shown, leftOut = {} } of sections) {
    const columns = rows.find((row) => row.name === table)?.columns ?? [];
    const missing = Object.values(leftOut).flat();
    expect(columns).toEqual(expect.arrayContaining(missing));
    if (!shown) continue;
    const read = Object.values(shown).join(' ');
    const forgotten = columns.filter(
      (column) => !new RegExp(`\\b${column}\\b`).test(read) && !missing.includes(column),
    );
    expect({ name, forgotten }).toEqual({ name, forgotten: [] });
  }
});
