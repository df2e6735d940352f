import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { quickStart } from '../../server/test/node-process.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

test('a run that cannot begin ends with 1 and says why', () => {
  const args = ['--import', quickStart, program, 'earthquake'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain('No case has such a name: earthquake');
  expect(status).toBe(1);
});
