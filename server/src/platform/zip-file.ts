import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  /** `isPacked`: the content is compressed already. */
  add(name: string, pieces: AsyncIterable<Uint8Array>, isPacked?: boolean): Promise<void>;
  close(): Promise<void>;
  abandon(): void;
}

const nothing = new Uint8Array(0);

export function createZipFile(path: string): ZipFile {
  const out = createWriteStream(path, { mode: 0o600 });
  let failure: unknown;
  out.on('error', (error) => {
    failure = error;
  });
  const zip = new Zip((error, chunk, isLast) => {
    failure ??= error;
    if (!failure) out.write(chunk);
    if (isLast) out.end();
  });
  return {
    async add(name, pieces, isPacked = false) {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      for await (const piece of pieces) {
        entry.push(piece);
        if (failure) throw failure;
        if (out.writableNeedDrain) await once(out, 'drain');
      }
      entry.push(nothing, true);
      if (failure) throw failure;
    },
    async close() {
      zip.end();
      await finished(out);
    },
    abandon() {
      zip.terminate();
      out.destroy();
    },
  };
}
