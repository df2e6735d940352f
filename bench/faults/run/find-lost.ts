import { inArray } from 'drizzle-orm';
import { keysOf } from '../../../server/src/features/files/rules.ts';
import { files } from '../../../server/src/features/files/tables.ts';
import type { Ledger } from '../load/ledger.ts';
import type { Stage } from '../stage/stage.ts';

type Kind = Exclude<keyof Ledger, 'likes'>;

const stored: Record<Kind, string> = {
  bookings: 'select id from bookings',
  cancellations: `select id from bookings where status = 'cancelled'`,
  payments: 'select gateway_payment_id from payment_captures',
  pictures: 'select id from files',
  messages: 'select id from support_chat_messages',
  posts: 'select id from posts',
  questions: 'select id from revvy_messages',
};

type Stores = Pick<Stage, 'pool' | 'db'> & { services: { store: Pick<Stage['services']['store'], 'objects'> } };

/** Compares the promises to the clients with what is stored. Returns a line for each promise that was broken. */
export async function findLost({ pool, db, services }: Stores, ledger: Ledger): Promise<string[]> {
  const kinds = Object.keys(stored) as Kind[];
  const lost = await Promise.all(kinds.map((kind) => findLostRows(pool, kind, [...ledger[kind]])));
  return [
    ...lost.flat(),
    ...(await findLostBytes(db, services.store, [...ledger.pictures])),
    ...(await findWrongLikes(pool, ledger.likes)),
  ];
}

async function findLostRows(pool: Stage['pool'], kind: Kind, ids: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::text[]) id where id not in (select kept::text from (${stored[kind]}) rows (kept))`,
    [ids],
  );
  return rows.map(({ id }) => `${kind} ${id}`);
}

async function findLostBytes(db: Stage['db'], { objects }: Stores['services']['store'], ids: string[]) {
  const rows = await db.select().from(files).where(inArray(files.id, ids));
  const keys = rows.flatMap((file) => keysOf(file));
  return keys.filter((key) => !objects.has(key)).map((key) => `bytes of ${key}`);
}

async function findWrongLikes(pool: Stage['pool'], likes: Ledger['likes']): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(`select post_id || '/' || user_id as key from post_likes`);
  const kept = new Set(rows.map(({ key }) => key));
  return [...likes].filter(([key, isLiked]) => kept.has(key) !== isLiked).map(([key]) => `likes ${key}`);
}
