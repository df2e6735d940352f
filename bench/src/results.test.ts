import { expect, test } from 'vitest';
import { replaceSections } from './results.ts';
import { isMissed, renderTable } from './table.ts';

const head = '# Benchmarks\n';
const known = ['start', 'reads', 'pages'];

const section = (name: string, text: string) => `## ${name}\n\n### A table\n\n${text}\n`;

test('only the sections that were measured are replaced, and each keeps its place', () => {
  const before = replaceSections('', head, known, { reads: section('reads', 'old'), start: section('start', 'old') });
  const after = replaceSections(before, head, known, {
    reads: section('reads', 'new'),
    pages: section('pages', 'new'),
  });
  expect(after).toBe([head, section('start', 'old'), section('reads', 'new'), section('pages', 'new')].join('\n'));
});

test('tables of a section that no longer exists are dropped, however they were written', () => {
  const before = [head, '## Server rendering of /\n\n| old |\n', section('gone', 'old'), section('start', 'old')].join(
    '\n',
  );
  expect(replaceSections(before, head, known, {})).toBe([head, section('start', 'old')].join('\n'));
});

test('a node that needs too much memory misses the budget of its section', () => {
  const table = (memory: number) => ({ title: 'Reads', columns: ['read'], rows: [], memory: memory * 1024 * 1024 });
  expect(isMissed(table(511))).toBe(false);
  expect(isMissed(table(512))).toBe(true);
  expect(renderTable(table(600))).toContain('Highest memory of the node: 600 MB, budget < 512 MB: NO.');
});
