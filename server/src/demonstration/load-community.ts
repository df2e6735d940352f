import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/pool.ts';
import { authUsers } from '../features/auth/tables.ts';
import { comments, postLikes, posts } from '../features/community/tables.ts';
import type { Files } from '../features/files/types.ts';
import { followers, profiles } from '../features/people/tables.ts';
import { storeAvatars, storePostPictures } from './community-pictures.ts';
import { commentRows, followRows, likeRows, personRows, postRows } from './community-rows.ts';
import { type Demonstration, demonstration } from './community-schema.ts';

const demonstrationFile = new URL('../../data/demo-community.json', import.meta.url);

const demonstrationLock = 7_240_313;

export interface Dependencies {
  store: Files['store'];
  now: Date;
  log: Pick<Logger, 'info'>;
}

/** Loads all or nothing, once for nodes that start together, and never beside an installation's own garages. */
export async function loadDemonstrationCommunity(db: Database, deps: Dependencies): Promise<void> {
  if (await isInUse(db)) return;
  const content = demonstration.parse(JSON.parse(await readFile(demonstrationFile, 'utf8')));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demonstrationLock})`);
    if ((await isInUse(tx)) || (await isNameTaken(tx, content))) return;
    await writeContent(tx, content, deps);
    const { people, posts: written } = content;
    deps.log.info(
      `Loaded the demonstration community: ${people.length} people, ${written.length} posts. DEMO_DATA=off leaves it out.`,
    );
  });
}

async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isInUse: boolean }>(sql`
    select exists (select from posts) or exists (select from garages where not is_demonstration) as "isInUse"`);
  return rows[0]?.isInUse ?? true;
}

/** True also if the names belong to the demonstration's own people, whose posts the staff may have removed. */
async function isNameTaken(tx: Database, { people }: Demonstration): Promise<boolean> {
  const usernames = JSON.stringify(people.map(({ username }) => username));
  const { rows } = await tx.execute<{ isTaken: boolean }>(sql`
    select exists (
      select from json_array_elements_text(${usernames}::json) wanted (username)
      where exists (select from profiles where username_key = username_key(wanted.username))
        or exists (select from auth_users where email = wanted.username || '@example.invalid')
    ) as "isTaken"`);
  return rows[0]?.isTaken ?? true;
}

async function writeContent(tx: Database, content: Demonstration, { store, now }: Dependencies): Promise<void> {
  const people = personRows(content, now);
  await tx.insert(authUsers).values(people.map(({ user }) => user));
  await tx.insert(profiles).values(people.map(({ profile }) => profile));
  await storePostPictures(tx, store, content);
  await tx.insert(posts).values(postRows(content, now));
  await tx.insert(comments).values(commentRows(content, now));
  await tx.insert(postLikes).values(likeRows(content, now));
  await tx.insert(followers).values(followRows(content, now));
  await storeAvatars(tx, store, content);
}
