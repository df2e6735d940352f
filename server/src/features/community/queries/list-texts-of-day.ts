import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { comments, posts } from '../tables.ts';

/** More than anybody types in a day. */
const mostTexts = 500;

export async function listTextsOfDay(db: Database, userId: string): Promise<string[]> {
  const isOfDay = sql`user_id = ${userId} and created_at > now() - interval '1 day'`;
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      select caption as text, created_at from ${posts} where ${isOfDay}
      union all select content, created_at from ${comments} where ${isOfDay}
    ) written order by created_at desc limit ${mostTexts}`);
  return rows.map(({ text }) => text);
}
