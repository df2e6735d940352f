import type { Post } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { createMember, readFeed, writePost } from '../../../test/members.ts';

let api: Api;
let asha: Customer;
let reader: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createMember(api, 'Asha Rao');
  reader = await createMember(api, 'Meera Iyer');
  await api.services.db.execute(sql`update profiles set username = 'zorro.wala' where id = ${asha.id}`);
});

beforeEach(() => api.services.db.execute(sql`truncate posts cascade`));

afterAll(() => api.stop());

async function search(text: string): Promise<string[]> {
  return (await readFeed(api, reader, { search: text })).items.map(({ caption }) => caption);
}

/** Reads all pages to the end. An empty page is not the end. */
async function searchAll(text: string): Promise<Post[]> {
  const found: Post[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Post[]; nextCursor: string | null } = await readFeed(api, reader, {
      ...{ search: text, limit: '7' },
      ...(cursor ? { cursor } : {}),
    });
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

/** Inserts `count` older posts, a second apart. `caption` is an SQL expression of `n`. */
function fill(count: number, caption: string) {
  return api.services.db.execute(sql`insert into posts (id, user_id, caption, idempotency_key, created_at)
    select gen_random_uuid(), ${reader.id}, ${sql.raw(caption)}, gen_random_uuid(), now() - n * interval '1 second'
    from generate_series(1, ${count}) n`);
}

test('captions and author usernames are searched, newest first, without regard to case', async () => {
  await writePost(api, reader, 'Rain on the Ghats');
  await writePost(api, asha, 'Clean chain');
  await writePost(api, asha, 'More RAIN');
  expect(await search('rain')).toEqual(['More RAIN', 'Rain on the Ghats']);
  expect(await search('Zorro.W')).toEqual(['More RAIN', 'Clean chain']);
  expect(await search('nothing like it')).toEqual([]);
  expect(await search('   ')).toHaveLength(3);
});

test('any script can be searched, also by one or two characters', async () => {
  const captions = ['मेरी गाड़ी धुल गई', 'காலை வணக்கம்', '早上好', 'Drive 🚗 home', 'Ünterwegs'];
  for (const caption of captions) await writePost(api, asha, caption);
  for (const [text, caption] of ['गाड़ी', 'வணக்', '上', '🚗', 'ünt'].map(
    (text, at) => [text, captions[at] ?? ''] as const,
  ))
    expect(await search(text), text).toEqual([caption]);
  expect(await search('ri')).toEqual(['Drive 🚗 home']);
});

test('LIKE wildcards in a search are taken literally', async () => {
  await writePost(api, asha, '100% off_road \\o/');
  await writePost(api, asha, 'plain words');
  for (const text of ['%', '_', '\\', '0% o', 'off_r', '\\o/']) expect(await search(text), text).toHaveLength(1);
  for (const text of ['%%', '__', 'o_f', "' or 1=1 --", '\\%']) expect(await search(text), text).toEqual([]);
});

test('a search for any text in any script gets a response', async () => {
  await writePost(api, asha, 'Drive');
  const unit = constantFrom('grapheme', 'binary', 'grapheme-ascii');
  const text = oneof(
    unit.chain((kind) => string({ unit: kind as 'grapheme', maxLength: limits.searchTextLength })),
    string({ unit: constantFrom('%', '_', '\\', "'", '"', ' ', '\n', 'क', '्', 'é', '\u200d', '🚗'), maxLength: 12 }),
  ).filter((value) => value.length <= limits.searchTextLength && !value.includes('\0') && value.isWellFormed());
  await assert(
    asyncProperty(text, async (value) => {
      const path = `/posts?${new URLSearchParams({ search: value })}`;
      expect((await api.call('GET', path, undefined, { token: reader.token })).status).toBe(200);
    }),
    { numRuns: isLongRun ? 150 : 40 },
  );
  expect(api.logs.filter((line) => line.includes('request failed'))).toEqual([]);
}, 30_000);

test('rare texts are found among many older posts, each once and in order', async () => {
  await fill(2_600, `case when n % 130 = 0 then 'A gudgeon pin, ' || n else 'Ride ' || n end`);
  const found = await searchAll('GUDGEON');
  expect(found).toHaveLength(20);
  expect(new Set(found.map(({ id }) => id)).size).toBe(20);
  expect(found.map(({ createdAt }) => createdAt)).toEqual(
    found
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(await searchAll('zzz')).toEqual([]);
});

test('posts are found by their author’s username among many older posts', async () => {
  await fill(1_500, `'Ride ' || n`);
  await api.services.db.execute(sql`insert into posts (id, user_id, caption, idempotency_key, created_at)
    select gen_random_uuid(), ${asha.id}, 'Old', gen_random_uuid(), now() - interval '1 day' - n * interval '1 second'
    from generate_series(1, 40) n`);
  expect(await searchAll('zorro')).toHaveLength(40);
  expect(await searchAll('zo')).toHaveLength(40);
});

test('one or two letters are found at the beginning of words in older posts, a single emoji anywhere', async () => {
  await fill(
    7_000,
    `case n when 6500 then 'zq here' when 6501 then 'a #ZQ' when 6600 then 'far away 🚗' else 'Ride ' || n end`,
  );
  expect((await searchAll('zq')).map(({ caption }) => caption)).toEqual(['zq here', 'a #ZQ']);
  expect((await searchAll('🚗')).map(({ caption }) => caption)).toEqual(['far away 🚗']);
  expect(await searchAll('ß')).toEqual([]);
}, 20_000);

test.runIf(isLongRun)(
  'a text common only in older posts is found without scanning all of them',
  async () => {
    await fill(8_000, `case when n > 1500 then 'monsoon ' || n else 'Ride ' || n end`);
    const page = await readFeed(api, reader, { search: 'monsoon' });
    expect(page.items.map(({ caption }) => caption)).toEqual(
      Array.from({ length: limits.pageSize }, (_, place) => `monsoon ${1501 + place}`),
    );
  },
  20_000,
);
