import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { documentKindOf, keysOf } from '../../files/rules.ts';
import { files } from '../../files/tables.ts';

interface OwnObject {
  /** Only letters and digits of the sender's name are used. */
  name: string;
  key: string;
}

export async function listOwnObjects(db: Database, userId: string): Promise<OwnObject[]> {
  const rows = await db.select().from(files).where(eq(files.userId, userId)).orderBy(asc(files.createdAt));
  return rows.flatMap((file) => {
    const key = keysOf(file).at(-1);
    const ending = documentKindOf(file.contentType) ?? 'webp';
    return key ? [{ key, name: `files/${file.purpose}/${file.id}${nameSuffix(file.name)}.${ending}` }] : [];
  });
}

/** Keeps the name with the file's id below 255 bytes, the limit of most systems. */
const mostLetters = 50;

function nameSuffix(name: string | null): string {
  const plain = (name ?? '').replace(/\.[^.]*$/, '').replace(/[^\p{Letter}\p{Mark}\p{Number}_-]+/gu, '-');
  return plain ? `-${[...plain].slice(0, mostLetters).join('')}` : '';
}
