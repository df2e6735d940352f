import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { root } from '../steps.ts';
import { nameNext, notesOf, releasesOf } from './changelog.ts';

const before = '# Changes\n\n## Next\n\n- A door.\n\n## 0.1.0 (2026-10-01)\n\n- A house.\n';
const after = '# Changes\n\n## Next\n\n## 0.2.0 (2026-11-30)\n\n- A door.\n\n## 0.1.0 (2026-10-01)\n\n- A house.\n';

test('a release takes the notes of the next section, and an empty one begins', () => {
  expect(nameNext(before, '0.2.0', '2026-11-30')).toBe(after);
  expect(notesOf(after, '0.2.0')).toBe('- A door.');
  expect(notesOf(after, '0.1.0')).toBe('- A house.');
  expect(notesOf(after, '0.1')).toBeNull();
});

test('there is no release without notes', () => {
  expect(() => nameNext(after, '0.3.0', '2026-12-01')).toThrow('says nothing');
  expect(() => nameNext('# Changes\n', '0.3.0', '2026-12-01')).toThrow('first section');
});

test('the newest release of the changelog is the version of package.json', () => {
  const releases = releasesOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  expect([undefined, product.version]).toContain(releases[0]);
  expect(new Set(releases).size).toBe(releases.length);
});

const copy = mkdtempSync(path.join(os.tmpdir(), 'pahiya-release-'));

afterAll(() => rmSync(copy, { recursive: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Meera Iyer', '-c', 'user.email=meera@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: copy, encoding: 'utf8' }).trim();
}

/** A repository with the programs of a release and without the checks before it. */
function prepareRepository(): void {
  mkdirSync(path.join(copy, 'scripts'));
  for (const name of ['scripts/release', 'scripts/steps.ts'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  const { preversion: _, ...scripts } = product.scripts;
  const own = { name: 'pahiya', version: '0.1.0', private: true, type: 'module', scripts };
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(copy, 'CHANGELOG.md'), before);
  git('init', '--quiet');
  git('config', 'user.name', 'Meera Iyer');
  git('config', 'user.email', 'meera@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'chore: begin');
}

const runNode = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

test('npm version names the section, commits and sets the tag, of which the notes can be printed', {
  timeout: 120_000,
}, () => {
  prepareRepository();
  execFileSync('npm', ['version', 'minor', '-m', 'chore: release %s'], { cwd: copy, stdio: 'pipe' });
  expect(git('tag')).toBe('v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('chore: release 0.2.0');
  expect(git('show', 'v0.2.0:CHANGELOG.md')).toMatch(/^## Next\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- A door\.$/m);
  expect(runNode('scripts/release/print-notes.ts', 'v0.2.0').stdout).toBe('- A door.\n');
  expect(runNode('scripts/release/print-notes.ts', 'v0.3.0')).toMatchObject({ status: 1 });
  expect(() => execFileSync('npm', ['version', 'patch'], { cwd: copy, stdio: 'pipe' })).toThrow('says nothing');
  expect(git('tag')).toBe('v0.2.0');
});
