import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Neither our customers' zone nor on the hour: a date computed in the machine's zone shows itself.
    env: { TZ: 'America/St_Johns' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    setupFiles: ['./vitest.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'contract', environment: 'node', include: ['contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'node',
          include: ['web/src/**/*.test.ts?(x)'],
          alias: { '@': fileURLToPath(new URL('web/src', import.meta.url)) },
        },
      },
      { extends: true, test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
