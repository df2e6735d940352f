import { open, rm } from 'node:fs/promises';
import type pg from 'pg';
import { keysOf } from '../../features/files/rules.ts';

const rowsAtOnce = 1_000;

type FileRow = Parameters<typeof keysOf>[0] & { id: string };

const query = `
  select id, purpose, folder, widths, content_type as "contentType" from files
  where $1::uuid is null or id > $1
  order by id limit ${rowsAtOnce}`;

export interface PictureList {
  count: number;
  keys(): AsyncIterable<string>;
  remove(): Promise<void>;
}

/** Written into a file, because the list is as long as the bucket is large and outlives the snapshot. */
export async function listPictures(client: pg.ClientBase, file: string): Promise<PictureList> {
  try {
    return { count: await writeKeys(client, file), keys: () => readLines(file), remove: () => remove(file) };
  } catch (error) {
    await remove(file);
    throw error;
  }
}

async function writeKeys(client: pg.ClientBase, file: string): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  let count = 0;
  try {
    for await (const row of readFiles(client)) {
      const keys = keysOf(row);
      count += keys.length;
      await handle.writeFile(keys.map((key) => `${key}\n`).join(''));
    }
    return count;
  } finally {
    await handle.close();
  }
}

async function remove(file: string): Promise<void> {
  await rm(file, { force: true });
}

async function* readFiles(client: pg.ClientBase): AsyncGenerator<FileRow> {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: FileRow[] } = await client.query<FileRow>(query, [last]);
    yield* rows;
    last = rows.at(-1)?.id ?? null;
    if (last === null) return;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file, 'r');
  try {
    yield* handle.readLines();
  } finally {
    await handle.close();
  }
}
