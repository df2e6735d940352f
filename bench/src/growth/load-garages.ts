import type pg from 'pg';
import {
  areas,
  kinds,
  largeCities,
  listTowns,
  namesakes,
  scatter,
  serviceNames,
  sqlGarageId,
  syllables,
} from './synthetic.ts';

/** The same count always gives the same garages. Building the indexes at the end takes a fraction of the time. */
export async function loadGarages(pool: pg.Pool, count: number): Promise<void> {
  await withLoader(pool, async (client) => {
    await createPlaces(client);
    await withoutIndexes(client, async () => {
      await insertGarages(client, count);
      // Triggers are off, so these tables are filled here.
      await client.query('select index_garage_places(array_agg(id)), index_garage_words(array_agg(id)) from garages');
    });
    await client.query('drop table bench_places');
    await client.query('vacuum (analyze)');
  });
}

/** Adds services, mechanics and slots to garages that have none. */
export async function loadDetails(pool: pg.Pool, garageIds: string[]): Promise<void> {
  await withLoader(pool, async (client) => {
    await client.query(
      `create temp table bench_bare as
       select id, services from garages g where id = any($1) and not exists (select from services s where s.garage_id = g.id)`,
      [garageIds],
    );
    await client.query(`insert into services (id, garage_id, name, price, duration)
      select gen_random_uuid(), id, name, 200 + abs(hashtext(name || id)::bigint) % 4000, 45 from bench_bare, unnest(services) name`);
    await client.query(`insert into mechanics (id, garage_id, name, status)
      select gen_random_uuid(), id, 'Mechanic ' || m, 'active' from bench_bare, generate_series(1, 3) m`);
    await client.query(`insert into garage_time_slots (id, garage_id, day_of_week, start_time, end_time)
      select gen_random_uuid(), id, day, make_time(hour, 0, 0), make_time(hour + 1, 0, 0)
      from bench_bare, generate_series(0, 6) day, generate_series(9, 16) hour`);
    await client.query('analyze');
  });
}

export async function withLoader(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('set synchronous_commit = off');
    await client.query('set session_replication_role = replica');
    await work(client);
  } finally {
    // Closes the connection, so that nothing else gets its settings.
    client.release(true);
  }
}

/** Four in five places are in large cities, so that even a small database fills a city's first page. */
async function createPlaces(client: pg.PoolClient): Promise<void> {
  const towns = listTowns().slice(largeCities);
  const small = towns.flatMap((town) => Array<typeof town>(1 + Math.round(town.population / 100_000)).fill(town));
  const each = Math.round((4 * small.length) / largeCities);
  const large = listTowns().slice(0, largeCities);
  const places = [...small, ...large.flatMap((city) => Array<typeof city>(each).fill(city))];
  await client.query(
    `create unlogged table bench_places as
     select number, place ->> 'name' as name,
       (place ->> 'latitude')::float8 as latitude, (place ->> 'longitude')::float8 as longitude
     from jsonb_array_elements('${JSON.stringify(places).replaceAll("'", "''")}') with ordinality as listed (place, number)`,
  );
}

async function withoutIndexes(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('garages', 'garage_places') and indexname not in (select conname from pg_constraint)`);
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/** Ratings do not correlate with names or places. */
async function insertGarages(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `with wanted as (
       select n::int, 1 + abs(hashint8(n)::bigint) % (select max(number) from bench_places) as place
       from generate_series(0, $1::bigint - 1) n
     )
     insert into garages (id, name, image_url, location, latitude, longitude, status, is_featured, featured_order,
       average_rating, total_reviews, categories, vehicle_types, services)
     select ${sqlGarageId('n')},
       initcap((
         select string_agg(($2::text[])[1 + word / power($4::int, digit)::int % $4], '' order by digit)
         from generate_series(0, 2) digit, (select (n % $3::int)::bigint * ${scatter} % power($4::int, 3)::bigint as word) named
       )) || ' ' || ($5::text[])[1 + n % cardinality($5::text[])],
       case when n % 3 = 0 then '/garages/' || n % 12 || '.svg' end,
       ($6::text[])[1 + n / 11 % cardinality($6::text[])] || ', ' || place.name,
       place.latitude + (n * 7919::bigint % 1000 - 500) / 5000.0,
       place.longitude + (n * 104729::bigint % 1000 - 500) / 5000.0,
       case when n % 50 = 49 then 'inactive' else 'active' end,
       n % (1 + $1 / 40) = 0, n % 1000,
       case when n % 5 < 4 then 3 + abs(hashint8(n::bigint + 1)::bigint) % 201 / 100.0 end,
       case when n % 5 < 4 then 1 + abs(hashint8(n::bigint + 2)::bigint) % 900 else 0 end,
       case n % 3 when 1 then '{bike-service,doorstep-service}'::text[] else '{car-service}' end,
       case n % 3 when 1 then '{bike}'::text[] else '{car,suv}' end,
       array(select ($7::text[])[1 + (n + s) % cardinality($7::text[])] from generate_series(0, 7) s)
     from wanted join bench_places place on place.number = wanted.place`,
    [count, syllables, Math.ceil(count / namesakes), syllables.length, kinds, areas, serviceNames],
  );
}
