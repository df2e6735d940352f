import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { blockBytes, encodeHeader } from './tar-header.ts';

export interface Archive {
  /** Unfinished; the file appears under its name only when it is complete. */
  draft: string;
  add(name: string, content: Uint8Array): Promise<void>;
  /** Returns the size. The file then survives a power failure. */
  close(): Promise<number>;
  abandon(): Promise<void>;
}

/** Only its user may read it, because it contains everything that customers entrusted to the product. */
export async function createArchive(file: string): Promise<Archive> {
  const draft = `${file}.draft-${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  const modifiedAt = Math.floor(Date.now() / 1000);
  return {
    draft,
    async add(name, content) {
      const rest = Buffer.alloc(-content.length & (blockBytes - 1));
      await handle.writeFile(Buffer.concat([encodeHeader({ name, size: content.length, modifiedAt }), content, rest]));
    },
    async close() {
      await handle.writeFile(Buffer.alloc(2 * blockBytes));
      const { size } = await handle.stat();
      await finish(handle, draft, file);
      return size;
    },
    async abandon() {
      await handle.close().catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

async function finish(handle: FileHandle, draft: string, file: string): Promise<void> {
  await handle.sync();
  await handle.close();
  await rename(draft, file);
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}
