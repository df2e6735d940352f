import { readFileSync } from 'node:fs';
import path from 'node:path';
import product from '../../package.json' with { type: 'json' };
import { root } from '../steps.ts';
import { notesOf } from './changelog.ts';

// node scripts/release/print-notes.ts v0.2.0
const tag = process.argv[2];
const notes = notesOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), product.version);
if (tag !== `v${product.version}`) {
  process.stderr.write(`The tag is ${tag}, but package.json has version ${product.version}.\n`);
  process.exitCode = 1;
} else if (!notes) {
  process.stderr.write(`CHANGELOG.md has no section of version ${product.version}.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${notes}\n`);
}
