import type pg from 'pg';
import type { Ledger } from '../load/ledger.ts';

type Kind = Exclude<keyof Ledger, 'likes'>;

const columns: Record<Kind, string> = {
  bookings: 'bookings.id',
  payments: 'payment_captures.gateway_payment_id',
  pictures: 'files.id',
  messages: 'support_chat_messages.id',
  posts: 'posts.id',
  questions: 'revvy_messages.id',
};

/** Compares what the clients were promised with the rows. Returns a line for each promise that was broken. */
export async function findLost(pool: pg.Pool, ledger: Ledger): Promise<string[]> {
  const kinds = Object.keys(columns) as Kind[];
  const lost = await Promise.all(kinds.map((kind) => lostOf(pool, kind, [...ledger[kind]])));
  return [...lost.flat(), ...(await wrongLikes(pool, ledger.likes))];
}

async function lostOf(pool: pg.Pool, kind: Kind, ids: string[]): Promise<string[]> {
  const [table, column] = columns[kind].split('.');
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::text[]) id where id not in (select ${column}::text from ${table})`,
    [ids],
  );
  return rows.map(({ id }) => `${kind} ${id}`);
}

async function wrongLikes(pool: pg.Pool, likes: Ledger['likes']): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(`select post_id || '/' || user_id as key from post_likes`);
  const stored = new Set(rows.map(({ key }) => key));
  return [...likes].filter(([key, isLiked]) => stored.has(key) !== isLiked).map(([key]) => `likes ${key}`);
}
