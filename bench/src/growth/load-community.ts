import type pg from 'pg';
import { withLoader } from './load-garages.ts';

/** The reader follows and blocks some people and owns a share of all notifications. */
export const readerId = personId(0);

/** At any size, a dozen captions contain the rare word and a third of all captions the common word. */
export const rareWord = 'gudgeon';
export const commonWord = 'monsoon';

/** There are enough people for a common name to reach the search's candidate limit, on the small side too. */
const peopleCount = (posts: number) => Math.max(2_000, posts / 20);

export function personId(number: number): string {
  return `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Triggers are off, so the counters are set directly. */
export async function loadCommunity(pool: pg.Pool, count: number): Promise<void> {
  const people = peopleCount(count);
  await withLoader(pool, async (client) => {
    const id = (number: string) => `('01900000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
    const some = (seed: string) => `abs(hashint8(n * 31 + ${seed})) % ${people}`;
    await client.query(`insert into auth_users (id, name, email)
      select ${id('n')}, 'Person ' || n, 'p' || n || '@example.invalid' from generate_series(0, ${people} - 1) n`);
    await client.query(`insert into profiles (id, username, username_key, full_name, bio)
      select ${id('n')}, 'rider' || n, 'rider' || n, (array['Asha','Kiran','Meera','Imran','Gurpreet'])[1 + n % 5] || ' ' || n, ''
      from generate_series(0, ${people} - 1) n`);
    await client.query(`insert into posts (id, user_id, caption, likes, comments, idempotency_key, created_at)
      select gen_random_uuid(), ${id(some('1'))},
        case when n % (${count} / 12) = 5 then '${rareWord} pin replaced ' when n % 3 = 0 then '${commonWord} ride ' else 'Sunday drive ' end
          || md5(n::text),
        2, 1, gen_random_uuid(), now() - n * interval '20 seconds'
      from generate_series(0, ${count} - 1) n`);
    await client.query(`insert into post_likes (post_id, user_id)
      select p.id, ${id(`abs(hashtext(p.id::text || s)) % ${people}`)} from posts p, generate_series(1, 2) s on conflict do nothing`);
    await client.query(`insert into comments (id, post_id, user_id, content, idempotency_key, created_at)
      select gen_random_uuid(), id, ${id(`abs(hashtext(id::text)) % ${people}`)}, 'Good one', gen_random_uuid(), created_at from posts`);
    await client.query(`insert into saved_posts (user_id, post_id, created_at)
      select '${readerId}', id, created_at from posts order by created_at desc limit 60`);
    await client.query(`insert into followers (id, follower_id, following_id, created_at)
      select gen_random_uuid(), ${id('n')}, ${id(`(n * 7 + 1) % ${people}`)}, now() - n * interval '1 minute'
      from generate_series(0, ${people} - 1) n where n <> (n * 7 + 1) % ${people}`);
    await client.query(`insert into blocks (blocker_id, blocked_id)
      select '${readerId}', ${id('n')} from generate_series(1, 20) n`);
    await client.query(`create temp table bench_activity as
      select gen_random_uuid() as id, row_number() over (order by p.created_at desc, l.user_id) as n, l.post_id, l.user_id as actor_id
      from post_likes l join posts p on p.id = l.post_id where l.user_id >= ${id('30')} order by n limit ${count}`);
    await client.query(`insert into notifications (id, user_id, type, title, message, data, read, created_at)
      select id, case when n % 10 = 0 then '${readerId}'::uuid else ${id(some('2'))} end, 'like',
        'New like', 'Somebody liked your post', jsonb_build_object('kind', 'like', 'post_id', post_id),
        n % 2 = 0 and n > 3000, now() - n * interval '20 seconds'
      from bench_activity`);
    await client.query(
      `insert into notification_actors (notification_id, actor_id) select id, actor_id from bench_activity`,
    );
    await client.query('vacuum (analyze)');
  });
}
