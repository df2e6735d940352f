import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { eq, sql } from 'drizzle-orm';
import { tryHoldName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { openTemporaryFile, removeOldTemporaryFiles, temporaryFolder } from '../../../platform/temporary-file.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { createZipFile, type ZipFile } from '../../../platform/zip-file.ts';
import type { Files } from '../../files/types.ts';
import { profiles } from '../../people/tables.ts';
import { exportFileNames, exportFiles } from '../queries/export-files.ts';
import { type Section, selectRows } from '../queries/export-rows.ts';
import { listOwnObjects } from '../queries/own-objects.ts';
import { readRows } from '../queries/read-rows.ts';
import { writeReadme } from '../rules/export-readme.ts';

interface Input {
  userId: UserId;
  now: Date;
}

/** Reads all in one snapshot and writes it to disk in pieces. Null while another export of the account is made. */
export async function exportAccount(db: Database, { store }: Pick<Files, 'store'>, input: Input): Promise<File | null> {
  await removeOldTemporaryFiles();
  const file = path.join(await mkdtemp(temporaryFolder), 'export.zip');
  const zip = createZipFile(file);
  try {
    const isWritten = await addData(db, zip, input);
    if (isWritten) {
      for (const { name, key } of await listOwnObjects(db, input.userId)) {
        // A missing object must not stop the export of the others.
        const object = await store.stream(key);
        if (object) await zip.add(name, object, true);
      }
      await zip.close();
      const name = `my-data-${zonedNow(input.now).date}.zip`;
      return await openTemporaryFile({ path: file, name, type: 'application/zip' });
    }
  } catch (error) {
    await giveUp(zip, file);
    throw error;
  }
  await giveUp(zip, file);
  return null;
}

async function giveUp(zip: ZipFile, file: string): Promise<void> {
  zip.abandon();
  await rm(path.dirname(file), { recursive: true, force: true });
}

async function addData(db: Database, zip: ZipFile, { userId, now }: Input): Promise<boolean> {
  return await db.transaction(
    async (tx) => {
      if (!(await tryHoldName(tx, `export of ${userId}`))) return false;
      const [owner] = await tx.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, userId));
      await zip.add('README.txt', textOf(writeReadme(owner?.language ?? 'en', zonedNow(now).date)));
      for (const name of exportFileNames) {
        await zip.add(`data/${name}.json`, writeSections(tx, exportFiles[name], userId));
      }
      return true;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* textOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

async function* writeSections(tx: Database, sections: Section[], userId: UserId): AsyncIterable<Uint8Array> {
  let before = '{';
  for (const section of sections) {
    yield Buffer.from(`${before}\n  ${JSON.stringify(section.name)}: [`);
    let comma = '\n    ';
    for await (const texts of readRows(
      tx,
      sql`select row::text from (${selectRows(section, userId)}) as found (row)`,
    )) {
      yield Buffer.from(comma + texts.join(',\n    '));
      comma = ',\n    ';
    }
    yield Buffer.from('\n  ]');
    before = ',';
  }
  yield Buffer.from('\n}\n');
}
