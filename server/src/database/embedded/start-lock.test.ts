import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const processes = 24;

/** Takes the lock several times, and fails if another process holds it at the same time. */
const contender = `
  import { mkdir, rmdir } from 'node:fs/promises';
  import { withStartLock } from ${JSON.stringify(new URL('./start-lock.ts', import.meta.url).href)};
  const folder = process.argv[1];
  for (let n = 0; n < 3; n += 1) {
    await withStartLock(folder + '/lock', async () => {
      await mkdir(folder + '/held');
      await rmdir(folder + '/held');
    });
  }
`;

async function contend(folder: string): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', contender, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, errors };
}

test('when many processes start at once, each gets the lock in turn and none fails', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-lock-'));
  await mkdir(path.join(folder, 'lock'));
  const outcomes = await Promise.all(Array.from({ length: processes }, () => contend(folder)));
  expect(outcomes).toEqual(outcomes.map(() => ({ code: 0, errors: '' })));
  await rm(folder, { recursive: true, force: true });
}, 120_000);
