import { unzipSync } from 'fflate';

const mostEntries = 10_000;

/** The names in a ZIP's directory. Empty for an incomplete ZIP and one with more entries. Unpacks nothing. */
export function zipEntries(bytes: Buffer): string[] {
  const names: string[] = [];
  function note({ name }: { name: string }): boolean {
    if (names.push(name) > mostEntries) throw new Error('The ZIP has too many entries');
    return false;
  }
  try {
    unzipSync(bytes, { filter: note });
    return names;
  } catch {
    return [];
  }
}
