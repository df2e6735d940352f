import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

test('the package that reports installations to its maker is replaced by an empty one', async () => {
  const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8'));
  const replaced = Object.entries<{ name?: string }>(lock.packages).filter(([place]) => place.endsWith('@scarf/scarf'));
  expect(replaced.map(([, { name }]) => name)).toEqual(replaced.map(() => 'empty-npm-package'));
  expect(existsSync(new URL('node_modules/@scarf/scarf/report.js', root))).toBe(false);
});
