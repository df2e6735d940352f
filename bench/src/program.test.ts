import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutNpm } from './program.ts';

test('a program starts as from a shell, without what npm adds for the benchmarks', () => {
  const folders = ['/repo/node_modules/.bin', '/usr/lib/npm/node-gyp-bin', '/usr/local/bin', '/usr/bin'];
  const env = { PATH: folders.join(path.delimiter), INIT_CWD: '/repo', npm_config_cache: '/cache', HOME: '/root' };
  expect(withoutNpm(env)).toEqual({ PATH: ['/usr/local/bin', '/usr/bin'].join(path.delimiter), HOME: '/root' });
});
