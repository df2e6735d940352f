import { StartupError } from '../../config/startup-error.ts';
import { accessTo } from '../../features/files/rules.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { filesFolder } from '../backup-file/manifest.ts';
import type { Entry } from '../backup-file/read-archive.ts';

export interface PictureWriter {
  /** Leaves an equal picture as it is, and never overwrites another one, which may be used by somebody else. */
  put(entry: Entry): Promise<void>;
  /** Removes what was put. Returns how many could not be removed. */
  undo(): Promise<number>;
}

export function createPictureWriter(store: FileStore): PictureWriter {
  const written: string[] = [];
  return {
    async put({ name, content }) {
      const key = name.slice(filesFolder.length);
      if (!accessTo(key)) throw new StartupError(`A picture has an impossible key: ${key}`);
      const found = await read(store, key);
      if (found?.equals(content)) return;
      if (found) throw new StartupError(`The store has another picture under ${key}. Choose an empty store.`);
      written.push(key);
      await store.put(key, content);
    },
    async undo() {
      let left = 0;
      for (const key of written) {
        await store.remove([key]).catch(() => {
          left += 1;
        });
      }
      return left;
    },
  };
}

async function read(store: FileStore, key: string): Promise<Buffer | null> {
  const stream = await store.stream(key);
  return stream && Buffer.concat(await stream.toArray());
}
