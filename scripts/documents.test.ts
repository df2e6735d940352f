import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './steps.ts';

const sources = globSync(
  '{artwork,bench,contract,deploy,docs,e2e,mobile,scripts,server,web}/**/*.{ts,tsx,md,json,yaml}',
  {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|\.data.*)$/.test(name),
  },
);
const isDocument = (file: string) => file.startsWith('docs/') || path.basename(file) === 'README.md';
const documents = [
  ...globSync('*.md', { cwd: root }),
  ...sources.filter((file) => /\.md$/.test(file) && isDocument(file)),
].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const names = new Set(
  [...sources, ...globSync('*.{md,json,ts,yaml}', { cwd: root })].map((file) => path.basename(file)),
);

/** They exist on an operator's machine or in a backup. */
const elsewhere = [
  'format.json',
  'manifest.json',
  'google-services.json',
  'push-keys.json',
  'assetlinks.json',
  'openapi.json',
];

test('every link of a document leads to a file', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ file, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file, to }) => !existsSync(path.join(root, path.dirname(file), to)))).toEqual([]);
});

test('every source file that a document names exists', () => {
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`[\w./-]*?([\w.-]+\.(?:tsx?|md|json|yaml))`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !names.has(name) && !elsewhere.includes(name))).toEqual([]);
});
