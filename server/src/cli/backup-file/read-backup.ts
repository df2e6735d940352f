import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { brand } from '@pahiya/contract/shared/brand';
import { StartupError } from '../../config/startup-error.ts';
import { DamagedBackup } from './damaged-backup.ts';
import { entryNames, formatSchema, formatVersion, type Manifest, manifestSchema } from './manifest.ts';
import { PartHashes } from './part-hashes.ts';
import { type Entry, readArchive } from './read-archive.ts';

/**
 * Yields the entries of tables, then those of pictures, and returns the manifest. Only then is it certain that they are
 * as they were written: an altered file throws `DamagedBackup` at the latest at its end.
 */
export async function* readBackup(file: string): AsyncGenerator<Entry, Manifest> {
  const hashes = new PartHashes();
  const closing = new Map<string, Buffer>();
  let isFirst = true;
  for await (const entry of readArchive(file)) {
    if (isFirst) requireFormat(file, entry);
    else if (entry.name === entryNames.manifest || entry.name === entryNames.hash)
      closing.set(entry.name, entry.content);
    else {
      if (closing.size > 0) throw new DamagedBackup(file, 'something follows its manifest');
      hashes.add(entry.name, entry.content);
      yield entry;
    }
    isFirst = false;
  }
  return requireSame(file, openManifest(file, closing), hashes);
}

function requireFormat(file: string, { name, content }: Entry): void {
  const { data } = formatSchema.safeParse(name === entryNames.format ? parseJson(content) : undefined);
  if (data?.product !== brand.slug) throw new StartupError(`${file} is not a backup of ${brand.name}.`);
  if (data.format > formatVersion) {
    throw new StartupError(`${file} was written by a newer version of ${brand.name}. Restore it with that one.`);
  }
}

function openManifest(file: string, closing: ReadonlyMap<string, Buffer>): Manifest {
  const [text, hash] = [closing.get(entryNames.manifest), closing.get(entryNames.hash)];
  if (!text || !hash) throw new DamagedBackup(file, 'its manifest is missing');
  if (hash.toString() !== manifestHash(text)) throw new DamagedBackup(file, 'its manifest was altered');
  const { data } = manifestSchema.safeParse(parseJson(text));
  if (!data) throw new DamagedBackup(file, 'its manifest cannot be read');
  return data;
}

/** In the format of `sha256sum`. */
export function manifestHash(text: Uint8Array | string): string {
  return `${createHash('sha256').update(text).digest('hex')}  ${entryNames.manifest}\n`;
}

function requireSame(file: string, manifest: Manifest, hashes: PartHashes): Manifest {
  const found = hashes.end();
  const altered = [...new Set([...Object.keys(found), ...Object.keys(manifest.parts)])].filter(
    (part) => !isDeepStrictEqual(found[part], manifest.parts[part]),
  );
  if (altered.length > 0) throw new DamagedBackup(file, `${altered.join(', ')} was altered`);
  return manifest;
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
