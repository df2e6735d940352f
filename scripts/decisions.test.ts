import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './steps.ts';

const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((file) => path.basename(file));

test('every decision has a unique number in its file name and its heading', () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 4))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  for (const name of decisions) {
    const [heading] = readFileSync(path.join(root, 'docs/decisions', name), 'utf8').split('\n');
    expect(heading, name).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  }
});

test('every link to a decision leads to an existing file with that number', () => {
  const texts = globSync('{*.md,docs/*.md}', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const links = texts.flatMap((text) => [...text.matchAll(/\[([^\]]+)\]\((?:docs\/)?decisions\/([\w-]+\.md)\)/g)]);
  expect(links.length).toBeGreaterThan(0);
  for (const [link, label = '', name = ''] of links) {
    expect(decisions, link).toContain(name);
    if (/^\d+$/.test(label)) expect(name, link).toMatch(new RegExp(`^${label}-`));
  }
});
