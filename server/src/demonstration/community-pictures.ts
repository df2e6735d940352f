import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '../database/pool.ts';
import { folderOf, pictureKey } from '../features/files/rules.ts';
import { files } from '../features/files/tables.ts';
import type { Files } from '../features/files/types.ts';
import { setAvatar } from '../features/profiles/commands/avatar.ts';
import { toUserId } from '../platform/user-id.ts';
import { demonstrationId } from './community-rows.ts';
import type { Demonstration } from './community-schema.ts';

const folder = new URL('../../data/demo-pictures/', import.meta.url);

const pictureList = z.record(
  z.string(),
  z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    widths: z.array(z.int().positive()),
    placeholder: z.string(),
  }),
);
type ListedPicture = z.infer<typeof pictureList>[string];

type Store = Files['store'];

/** Shipped in the widths of an upload. Fixed keys: the next start replaces what an interrupted one left. */
export async function storePostPictures(tx: Database, store: Store, { posts }: Demonstration): Promise<void> {
  const list = pictureList.parse(JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8')));
  const rows = posts.flatMap(({ author, picture }) => {
    const listed = picture ? list[picture.file] : undefined;
    if (picture && !listed) throw new Error(`pictures.json does not list ${picture.file}`);
    return picture && listed ? [storePicture(store, { author, file: picture.file, listed })] : [];
  });
  await tx.insert(files).values(await Promise.all(rows));
}

async function storePicture(
  store: Store,
  { author, file, listed }: { author: string; file: string; listed: ListedPicture },
) {
  const id = demonstrationId('file', file);
  const own = folderOf('post', id);
  const sizes = await Promise.all(
    listed.widths.map(async (width) => {
      const bytes = await readFile(new URL(`${file}/${width}.webp`, folder));
      await store.put(pictureKey(own, width), bytes);
      return bytes.length;
    }),
  );
  return {
    ...{ id, userId: demonstrationId('person', author), purpose: 'post' as const, folder: own },
    contentType: 'image/webp',
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    ...listed,
  };
}

export async function storeAvatars(tx: Database, store: Store, { people }: Demonstration): Promise<void> {
  for (const { username, avatar } of people) {
    if (!avatar) continue;
    const bytes = await readFile(new URL(`${avatar}/avatar.webp`, folder));
    const images = { crop: async () => ({ ok: true as const, bytes }) };
    await setAvatar(tx, { images, store }, { userId: toUserId(demonstrationId('person', username)), bytes });
  }
}
