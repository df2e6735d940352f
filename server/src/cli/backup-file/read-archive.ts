import { type FileHandle, open } from 'node:fs/promises';
import { fileProblem } from '../command-line.ts';
import { DamagedBackup } from './damaged-backup.ts';
import { blockBytes, decodeHeader } from './tar-header.ts';

export interface Entry {
  name: string;
  content: Buffer;
}

/** Reads one entry at a time. Throws `DamagedBackup` when a header, the padding or the end is not as it was written. */
export async function* readArchive(file: string): AsyncGenerator<Entry, void> {
  const handle = await openFile(file);
  try {
    const { size } = await handle.stat();
    let place = 0;
    while (size - place > 2 * blockBytes) {
      const header = decodeHeader(await readBlock(handle, place, blockBytes));
      const padded = Math.ceil((header?.size ?? 0) / blockBytes) * blockBytes;
      if (!header || place + blockBytes + padded > size) throw new DamagedBackup(file, `no entry at byte ${place}`);
      const block = await readBlock(handle, place + blockBytes, padded);
      if (!isEmpty(block.subarray(header.size)))
        throw new DamagedBackup(file, `${header.name} is not filled with zeros`);
      yield { name: header.name, content: block.subarray(0, header.size) };
      place += blockBytes + padded;
    }
    const isEnd = size - place === 2 * blockBytes && isEmpty(await readBlock(handle, place, size - place));
    if (!isEnd) throw new DamagedBackup(file, 'its end is missing');
  } finally {
    await handle.close();
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r');
  } catch (error) {
    throw fileProblem(file, error);
  }
}

async function readBlock(handle: FileHandle, place: number, length: number): Promise<Buffer> {
  const block = Buffer.alloc(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await handle.read(block, filled, length - filled, place + filled);
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.');
    filled += bytesRead;
  }
  return block;
}

function isEmpty(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}
