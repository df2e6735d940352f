import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHindrance } from './build-hindrance.ts';

let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'hindrance-test-'));
});

afterEach(() => rm(base, { recursive: true, force: true }));

async function project(name: string): Promise<string> {
  const root = path.join(base, name);
  await mkdir(path.join(root, 'node_modules/workbox-build'), { recursive: true });
  return root;
}

test('a project installed without its development packages explains how to install them', async () => {
  const advice =
    'packages that are not installed, as with NODE_ENV=production. Install them with: npm ci --include=dev';
  expect(findHindrance(base, 'build')).toBe(`The build needs ${advice}`);
  expect(findHindrance(base, 'test')).toBe(`The test needs ${advice}`);
});

test('a project in a folder with spaces and special characters can be built and tested', async () => {
  const root = await project('a & ü (b), "o" $x;');
  expect(findHindrance(root, 'build')).toBeUndefined();
  expect(findHindrance(root, 'test')).toBeUndefined();
});

test('a folder that the tools cannot read is reported with the character and the remedy', async () => {
  const root = await project("Meera's");
  expect(findHindrance(root, 'build')).toBe(
    `The build does not work in ${root}: the tools cannot read the ' in its path. Move the project to another folder.`,
  );
  expect(findHindrance(await project('100%'), 'build')).toBeUndefined();
  expect(findHindrance(await project('100%'), 'test')).toContain('cannot read the % in its path');
});
