import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftFields } from './draft-fields.ts';

const folder = new URL('../components/', import.meta.url);
const components = globSync('*.tsx', { cwd: folder }).map((name) => readFileSync(new URL(name, folder), 'utf8'));

test.each(draftFields)('the page has a control for %s', (field) => {
  const control = new RegExp(`(register\\(|useController\\(\\{[^}]*name: )'${field}'`);
  expect(components.filter((text) => control.test(text))).not.toEqual([]);
});
