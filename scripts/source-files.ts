import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** Maps each path from the root to its text. Skips generated files and type declarations. */
export function readSources(): Map<string, string> {
  const files = globSync('{artwork,bench,contract,deploy,e2e,scripts,server,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).filter((file) => !file.includes('.gen.') && !file.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
