import { createReadStream, openAsBlob } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@pahiya/contract/shared/brand';

export const temporaryFolder = path.join(tmpdir(), `${brand.slug}-temporary-`);

interface StoredFile {
  path: string;
  name: string;
  type: string;
}

/** Streamed once, then deleted with its folder, even if the reader leaves. */
export async function openTemporaryFile({ path: file, name, type }: StoredFile): Promise<File> {
  return new TemporaryFile(file, [await openAsBlob(file)], name, type);
}

class TemporaryFile extends File {
  readonly #path: string;

  constructor(file: string, parts: Blob[], name: string, type: string) {
    super(parts, name, { type });
    this.#path = file;
  }

  override stream(): ReturnType<File['stream']> {
    const source = createReadStream(this.#path);
    source.once('close', () => void rm(path.dirname(this.#path), { recursive: true, force: true }));
    return Readable.toWeb(source) as ReturnType<File['stream']>;
  }
}

const hourMs = 3_600_000;

export async function removeOldTemporaryFiles(): Promise<void> {
  for (const name of await readdir(path.dirname(temporaryFolder))) {
    const folder = path.join(path.dirname(temporaryFolder), name);
    if (!folder.startsWith(temporaryFolder)) continue;
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > hourMs) await rm(folder, { recursive: true, force: true });
  }
}
