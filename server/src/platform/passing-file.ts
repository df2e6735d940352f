import { createReadStream, openAsBlob } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@pahiya/contract/shared/brand';

export const passingFolder = path.join(tmpdir(), `${brand.slug}-passing-`);

interface Passing {
  path: string;
  name: string;
  type: string;
}

/** Streamed once, then deleted with its folder, even if the reader leaves. */
export async function openPassingFile({ path: file, name, type }: Passing): Promise<File> {
  return new PassingFile(file, [await openAsBlob(file)], name, type);
}

class PassingFile extends File {
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

export async function removeOldPassingFiles(): Promise<void> {
  for (const name of await readdir(path.dirname(passingFolder))) {
    const folder = path.join(path.dirname(passingFolder), name);
    if (!folder.startsWith(passingFolder)) continue;
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > hourMs) await rm(folder, { recursive: true, force: true });
  }
}
