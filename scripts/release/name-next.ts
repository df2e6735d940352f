import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import product from '../../package.json' with { type: 'json' };
import { root } from '../steps.ts';
import { nameNext } from './changelog.ts';

// `npm version` runs it after it has written the new version into package.json.
const file = path.join(root, 'CHANGELOG.md');
try {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, nameNext(readFileSync(file, 'utf8'), product.version, today));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
