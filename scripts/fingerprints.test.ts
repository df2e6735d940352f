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

test('a change of a file reaches every file that imports it, also through another', () => {
  expect(changedBy('table')).toEqual(['page', 'rule', 'table']);
});

test('a change of a file reaches no file that does not import it', () => {
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
