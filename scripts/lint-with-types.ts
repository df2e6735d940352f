import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fingerprints, sha256 } from './fingerprints.ts';
import { importsOf } from './imports-of.ts';
import { readSources } from './source-files.ts';
import { root } from './steps.ts';

/*
 * Lints the files that have changed since they last passed, and every file that imports one of those. Linting all of
 * them takes two thirds of the time of all checks.
 */

const cacheFile = path.join(root, 'node_modules/.cache/lint-with-types.json');
const cacheSchema = z.object({ settings: z.string(), passed: z.record(z.string(), z.string()) });

/** When one of these changes, every file is linted again. */
const settings = sha256(
  globSync(['package-lock.json', '.oxlintrc.json', '{.,web,e2e}/tsconfig*.json', 'web/src/**/*.{gen,d}.ts'], {
    cwd: root,
  })
    .sort()
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n'),
);

function readPassed(): Record<string, string> {
  try {
    const cache = cacheSchema.parse(JSON.parse(readFileSync(cacheFile, 'utf8')));
    return cache.settings === settings ? cache.passed : {};
  } catch {
    return {};
  }
}

const sources = readSources();
const current = fingerprints(sources, (file) => importsOf(file, sources.get(file) ?? ''));
const passed = readPassed();
const changed = [...current].filter(([file, value]) => passed[file] !== value).map(([file]) => file);
if (changed.length > 0) {
  const all = changed.length === current.size;
  const { status } = spawnSync('oxlint', ['--type-aware', '--deny-warnings', ...(all ? [] : changed)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
if (!process.exitCode) {
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ settings, passed: Object.fromEntries(current) }));
}
