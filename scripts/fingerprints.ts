import { createHash } from 'node:crypto';

/** The imports of a file; those outside the project are skipped. */
type Imports = (file: string) => readonly string[];

/**
 * Returns a fingerprint per file, which changes with the file and all its direct and indirect imports. A file in a
 * cycle of imports counts with its own text only.
 */
export function fingerprints(sources: ReadonlyMap<string, string>, importsOf: Imports): Map<string, string> {
  const found = new Map<string, string>();
  function fingerprint(file: string): string {
    const known = found.get(file);
    if (known) return known;
    const own = sha256(`${file}\n${sources.get(file)}`);
    found.set(file, own);
    const targets = importsOf(file).filter((target) => sources.has(target));
    const whole = sha256([own, ...targets.map(fingerprint)].join('\n'));
    found.set(file, whole);
    return whole;
  }
  for (const file of sources.keys()) fingerprint(file);
  return found;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
