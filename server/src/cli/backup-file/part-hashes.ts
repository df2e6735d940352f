import { createHash, type Hash } from 'node:crypto';
import { filesFolder, type Part, tablesFolder } from './manifest.ts';

/** Hashes names, lengths and contents, so that no entry can be left out, added or renamed. */
export class PartHashes {
  readonly #parts = new Map<string, { entries: number; bytes: number; hash: Hash }>();

  add(name: string, content: Uint8Array): void {
    const key = partOf(name);
    const part = this.#parts.get(key) ?? { entries: 0, bytes: 0, hash: createHash('sha256') };
    part.entries += 1;
    part.bytes += content.length;
    part.hash.update(`${name}\n${content.length}\n`).update(content);
    this.#parts.set(key, part);
  }

  /** By folder. Nothing can be added after this. */
  end(): Record<string, Part> {
    const parts = [...this.#parts].map(([key, { hash, ...sizes }]): [string, Part] => [
      key,
      { ...sizes, sha256: hash.digest('hex') },
    ]);
    return Object.fromEntries(parts);
  }
}

function partOf(name: string): string {
  return name.startsWith(tablesFolder) ? name.slice(0, name.lastIndexOf('/') + 1) : filesFolder;
}
