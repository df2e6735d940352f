import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the help names every case and ends with 0', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('the database is killed');
});

test('a run that cannot begin ends with 1', () => {
  expect(run('--minutes=soon')).toMatchObject({ status: 1, stdout: expect.stringContaining('npm run faults') });
  expect(run('earthquake')).toMatchObject({ status: 1, stderr: expect.stringContaining('No case has such a name') });
});
