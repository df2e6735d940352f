import type { FileStore } from '../../platform/storage/file-store.ts';
import { filesFolder } from '../backup-file/manifest.ts';
import { inStep } from '../backup-file/progress.ts';
import { workAhead } from '../backup-file/work-ahead.ts';
import type { CopyTarget } from './copy-tables.ts';
import type { PictureList } from './picture-list.ts';

/** Each is held in memory, at most 10 MB. A bucket answers several requests in the time of one. */
const picturesAtOnce = 6;

export interface CopiedPictures {
  copied: number;
  missing: number;
  /** The first of the missing ones. */
  examples: string[];
}

const mostExamples = 20;

/** A picture that was deleted after the snapshot is only counted. */
export async function copyPictures(
  list: PictureList,
  store: FileStore,
  { add, begin, signal }: CopyTarget,
): Promise<CopiedPictures> {
  const outcome: CopiedPictures = { copied: 0, missing: 0, examples: [] };
  return await inStep(begin, { title: 'Pictures', total: list.count }, async (step) => {
    for await (const { key, content } of workAhead(list.keys(), picturesAtOnce, (key) => read(store, key))) {
      signal.throwIfAborted();
      if (content) await add(`${filesFolder}${key}`, content);
      else if (outcome.examples.length < mostExamples) outcome.examples.push(key);
      outcome[content ? 'copied' : 'missing'] += 1;
      step.advance(1);
    }
    return outcome;
  });
}

async function read(store: FileStore, key: string): Promise<{ key: string; content: Buffer | null }> {
  const stream = await store.stream(key);
  return { key, content: stream && Buffer.concat(await stream.toArray()) };
}
