import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Applies only the first migrations. */
async function migrateUntil(count: number, { pool } = database): Promise<void> {
  await cp(new URL('../../migrations', import.meta.url), folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  await applyMigrations(drizzle(pool), { migrationsFolder: folder });
}

test('data from before the payments migration, including manual entries, survives it', async () => {
  const { pool } = database;
  await migrateUntil(4);
  await pool.query(
    `insert into auth_users (id, name, email) values (gen_random_uuid(), 'Asha Rao', 'asha@example.com')`,
  );
  await pool.query(`insert into garages (id, name, location, status, categories, vehicle_types, average_rating, total_reviews)
    values (gen_random_uuid(), 'A garage', 'Indiranagar, Bengaluru', 'active', '{car-service}', '{car}', 4.5, 12)`);
  await pool.query(`insert into services (id, garage_id, name, price, duration)
    select gen_random_uuid(), id, 'A service', 900, 60 from garages`);
  await pool.query(`insert into bookings (id, user_id, garage_id, service_id, booking_date, booking_time, end_time,
      customer_name, customer_email, service_type, vehicle_type, vehicle_make, vehicle_model, address, notes,
      payment_method, payment_status, total_amount, status, service_details, service_names, idempotency_key, request_hash)
    select gen_random_uuid(), u.id, s.garage_id, s.id, '2026-11-24', '10:00', '11:00', u.name, u.email, 'pickup', 'car',
      'Maruti', 'Swift', 'An address', '', method, payment, 900, status, '[]', '{}', gen_random_uuid(), ''
    from auth_users u, services s, (values ('cash', 'cash_on_service', 'confirmed'), ('cash', 'paid', 'completed'),
      ('cash', 'cash_on_service', 'cancelled'), ('online', 'pending', 'confirmed')) as given (method, payment, status)`);
  await migrate(pool);
  const bookings = await pool.query(`select status, cancel_reason, held_until is not null as is_held,
    (select count(*)::int from booking_changes c where c.booking_id = b.id) as changes
    from bookings b order by payment_method, status`);
  expect(bookings.rows).toEqual([
    { status: 'cancelled', cancel_reason: 'garage', is_held: false, changes: 1 },
    { status: 'completed', cancel_reason: null, is_held: false, changes: 1 },
    { status: 'confirmed', cancel_reason: null, is_held: false, changes: 1 },
    { status: 'confirmed', cancel_reason: null, is_held: true, changes: 1 },
  ]);
  await pool.query('select refresh_garage_rating(id) from garages');
  const garages = await pool.query('select average_rating, total_reviews from garages');
  expect(garages.rows).toEqual([{ average_rating: '4.50', total_reviews: 12 }]);
});

test('look-alike names from before the community migration are kept, and no further ones can be taken', async () => {
  const earlier = await createTestDatabase({ isMigrated: false });
  try {
    await migrateUntil(7, earlier);
    const { pool } = earlier;
    for (const name of ['asha', 'a.sha', 'a-s-h-a', 'ravi1', 'ravil'])
      await pool.query(
        `with made as (insert into auth_users (id, name, email) values (gen_random_uuid(), $1, $1 || '@example.com') returning id)
        insert into profiles (id, username, full_name, bio) select id, $1, $1, '' from made`,
        [name],
      );
    await migrate(pool);
    const { rows } = await pool.query(`select username, username_key = username_key(username) as is_plain from profiles
      order by username collate "C"`);
    expect(rows.map(({ username }) => username)).toEqual(['a-s-h-a', 'a.sha', 'asha', 'ravi1', 'ravil']);
    expect(rows.filter(({ is_plain }) => is_plain)).toHaveLength(2);
    await pool.query(`update profiles set username = username, bio = 'Still here'`);
    await expect(pool.query(`update profiles set username = 'as_ha' where username = 'ravil'`)).rejects.toThrow(
      'look_alike',
    );
  } finally {
    await earlier.drop();
  }
});
