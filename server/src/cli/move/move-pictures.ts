import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureList } from '../backup/picture-list.ts';
import { filesFolder } from '../backup-file/manifest.ts';
import { type BeginStep, inStep } from '../backup-file/progress.ts';
import { workAhead } from '../backup-file/work-ahead.ts';
import type { PictureWriter } from '../restore/put-pictures.ts';

export interface MovedPictures {
  /** From the data folder into the bucket. */
  copied: number;
  /** Already where the nodes look for them. */
  kept: number;
  /** They have a row and no file. */
  missing: string[];
}

export interface PictureStores {
  /** Of the nodes' settings. */
  store: FileStore;
  /** The data folder's, if the nodes use a bucket. */
  folder: FileStore | undefined;
}

interface MoveParts extends PictureStores {
  writer: PictureWriter;
  begin: BeginStep;
  signal: AbortSignal;
}

const picturesAtOnce = 6;

/** Nothing is removed from the data folder. */
export async function movePictures(list: PictureList, parts: MoveParts): Promise<MovedPictures> {
  const moved: MovedPictures = { copied: 0, kept: 0, missing: [] };
  return await inStep(parts.begin, { title: 'Pictures', total: list.count }, async (step) => {
    for await (const { key, outcome } of workAhead(list.keys(), picturesAtOnce, (key) => movePicture(key, parts))) {
      parts.signal.throwIfAborted();
      if (outcome === 'missing') moved.missing.push(key);
      else moved[outcome] += 1;
      step.advance(1);
    }
    return moved;
  });
}

async function movePicture(key: string, { store, folder, writer }: MoveParts) {
  const stream = await folder?.stream(key);
  if (stream) {
    await writer.put({ name: `${filesFolder}${key}`, content: Buffer.concat(await stream.toArray()) });
    return { key, outcome: 'copied' as const };
  }
  return { key, outcome: (await store.find(key)) ? ('kept' as const) : ('missing' as const) };
}
