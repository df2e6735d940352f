import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { upload } from '../../../test/uploads.ts';
import type { Database } from '../../database/pool.ts';
import { toUserId } from '../../platform/user-id.ts';
import { authUsers } from '../auth/tables.ts';
import { posts } from '../community/tables.ts';
import { setAvatar } from '../profiles/commands/avatar.ts';
import { removeReleasedFiles } from './commands/remove-files.ts';
import { avatarKey, folderOf } from './rules.ts';
import { files } from './tables.ts';

let api: Api;
let db: Database;
let token: string;
let userId: string;
let bytes: Buffer;

beforeAll(async () => {
  api = await startApi();
  ({ db } = api.services);
  bytes = await plainJpeg(100, 100);
});

beforeEach(async () => {
  ({ token, id: userId } = await createCustomer(api));
});

afterAll(() => api.stop());

const remove = () => removeReleasedFiles(db, api.services.files.store);

async function newFile(hoursOld = 25): Promise<string> {
  const { body } = await upload(api, token, { bytes });
  const releasedAt = sql`now() - make_interval(hours => ${hoursOld})`;
  await db.update(files).set({ releasedAt }).where(eq(files.id, body.id));
  return body.id;
}

async function stateOf(id: string): Promise<{ hasRow: boolean; hasObject: boolean }> {
  const row = await db.$count(files, eq(files.id, id));
  return { hasRow: row === 1, hasObject: (await api.services.files.store.find(`posts/${id}/100.webp`)) !== null };
}

async function addPost(on: Database, fileId: string): Promise<string> {
  const id = uuidv7();
  await on.insert(posts).values({ id, userId, caption: 'A picture', fileId, idempotencyKey: uuidv7() });
  return id;
}

test('an unused picture is removed after a day, not before', async () => {
  const [young, old] = [await newFile(23), await newFile(25)];
  await remove();
  expect(await stateOf(young)).toEqual({ hasRow: true, hasObject: true });
  expect(await stateOf(old)).toEqual({ hasRow: false, hasObject: false });
});

test('the picture of a post is kept as long as the post and removed in the next round after it', async () => {
  const file = await newFile();
  const post = await addPost(db, file);
  await remove();
  expect(await stateOf(file)).toEqual({ hasRow: true, hasObject: true });
  await db.delete(posts).where(eq(posts.id, post));
  await remove();
  expect(await stateOf(file)).toEqual({ hasRow: false, hasObject: false });
});

test('the files of an author whose account was deleted are removed', async () => {
  const file = await newFile();
  await addPost(db, file);
  await db.delete(authUsers).where(eq(authUsers.id, userId));
  await remove();
  expect(await stateOf(file)).toEqual({ hasRow: false, hasObject: false });
});

test('the profile picture of a deleted account is removed', async () => {
  const parts = api.services.files;
  expect(await setAvatar(db, parts, { userId: toUserId(userId), bytes })).toMatchObject({ ok: true });
  const key = avatarKey(folderOf('avatar', userId));
  await remove();
  expect(await parts.store.find(key)).not.toBeNull();
  await db.delete(authUsers).where(eq(authUsers.id, userId));
  await remove();
  expect(await parts.store.find(key)).toBeNull();
  expect(await db.$count(files, eq(files.folder, folderOf('avatar', userId)))).toBe(0);
});

test('a round that was interrupted is finished by the next', async () => {
  const { store } = api.services.files;
  const ids = [await newFile(), await newFile(), await newFile()];
  let left = 1;
  const failing = {
    ...store,
    async remove(keys: readonly string[]) {
      await store.remove(keys);
      left -= 1;
      if (left < 0) throw new Error('the node was killed');
    },
  };
  await expect(removeReleasedFiles(db, failing)).rejects.toThrow('2 files');
  const states = await Promise.all(ids.map(stateOf));
  // The object is gone, and its row is still there.
  expect(states).toContainEqual({ hasRow: true, hasObject: false });
  await remove();
  for (const id of ids) expect(await stateOf(id)).toEqual({ hasRow: false, hasObject: false });
});

test('a file that cannot be removed does not hold up the others', async () => {
  const { store } = api.services.files;
  const [stuck = '', ...others] = [await newFile(27), await newFile(), await newFile()];
  const failing = {
    ...store,
    async remove(keys: readonly string[]) {
      if (keys.some((key) => key.includes(stuck))) throw new Error('refused');
      await store.remove(keys);
    },
  };
  await expect(removeReleasedFiles(db, failing)).rejects.toThrow('1 files');
  for (const id of others) expect(await stateOf(id)).toEqual({ hasRow: false, hasObject: false });
  expect(await stateOf(stuck)).toEqual({ hasRow: true, hasObject: true });
  await remove();
});

test('rounds on several nodes at once share the work', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => newFile()));
  const removed = await Promise.all([remove(), remove(), remove(), remove()]);
  expect(removed.reduce((sum, count) => sum + count)).toBe(12);
  for (const id of ids) expect(await stateOf(id)).toEqual({ hasRow: false, hasObject: false });
});

test('a post created while files are removed has its picture, or is not created', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => newFile()));
  const [made] = await Promise.all([
    Promise.all(
      ids.map((id) =>
        db
          .transaction((tx) => addPost(tx, id))
          .then(
            () => true,
            () => false,
          ),
      ),
    ),
    remove(),
    remove(),
  ]);
  for (const [index, id] of ids.entries()) {
    const isMade = made[index] === true;
    expect(await stateOf(id)).toEqual({ hasRow: isMade, hasObject: isMade });
  }
});

test('a post that uses the picture but is not committed yet keeps it', async () => {
  const file = await newFile();
  await db.transaction(async (tx) => {
    await addPost(tx, file);
    expect(await remove()).toBe(0);
  });
  await remove();
  expect(await stateOf(file)).toEqual({ hasRow: true, hasObject: true });
});
