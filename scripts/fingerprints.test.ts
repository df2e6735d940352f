import { expect, test } from 'vitest';
import { fingerprints } from './fingerprints.ts';

const imports: Record<string, string[]> = { page: ['rule', 'package:react'], rule: ['table'], table: [], other: [] };

function changedBy(file: string): string[] {
  const before = new Map(Object.keys(imports).map((name) => [name, name]));
  const after = new Map(before).set(file, 'changed');
  const read = (name: string) => imports[name] ?? [];
  const old = fingerprints(before, read);
  return [...fingerprints(after, read)].filter(([name, value]) => old.get(name) !== value).map(([name]) => name);
}

test('a change changes the fingerprint of every direct and indirect importer', () => {
  expect(changedBy('table')).toEqual(['page', 'rule', 'table']);
});

test('a change keeps the fingerprint of files that do not import it', () => {
  expect(changedBy('page')).toEqual(['page']);
  expect(changedBy('other')).toEqual(['other']);
});

test('files that import each other have fingerprints too', () => {
  const sources = new Map([
    ['a', 'a'],
    ['b', 'b'],
  ]);
  expect(fingerprints(sources, (file) => (file === 'a' ? ['b'] : ['a'])).size).toBe(2);
});
