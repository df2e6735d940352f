import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isLongRun } from './scripts/long-run.ts';
import { findInstalledBinaries } from './server/test/installed/binaries.ts';

/** These depend on the server's version, settings or rights, so they also run on Debian's PostgreSQL where it is installed. */
const onInstalledServer = [
  'server/test/installed/*.test.ts',
  'server/src/database/migrate.test.ts',
  ...(isLongRun
    ? [
        'server/src/cli/restore/restored.long.test.ts',
        'server/src/cli/backup-and-restore.long.test.ts',
        'server/src/cli/move.long.test.ts',
        'server/test/installed/clusters/*.long.test.ts',
        'server/src/features/bookings/booking-race.test.ts',
        'server/src/features/search/search-garages.test.ts',
        'server/src/features/live/live.test.ts',
        'server/src/features/live/list-recipients.test.ts',
      ]
    : []),
];

/** Tests of the benchmarks that need a database. */
const benchOnDatabase = ['bench/src/bare/*.test.ts', 'bench/faults/run/{find-lost,run-case}.test.ts'];

export default defineConfig({
  test: {
    // Not the customers' zone and not a whole hour off, so that a date computed in the machine's zone fails a test.
    env: { TZ: 'America/St_Johns', NODE_ENV: 'test' },
    pool: 'forks',
    maxWorkers: 3,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Ends a hanging test. Tests assert promised times themselves. Their long versions repeat more.
    testTimeout: isLongRun ? 120_000 : 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./vitest.setup.ts'],
    // Most files hold no state, and the setup notices what one leaves behind.
    isolate: false,
    // A failed test must not leave its spies to the next file of the process.
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', ...benchOnDatabase],
          exclude: ['server/test/installed/**', ...(isLongRun ? [] : ['server/**/*.long.test.ts'])],
          globalSetup: ['./server/test/global-setup.ts'],
        },
      },
      ...(findInstalledBinaries()
        ? [
            {
              extends: true as const,
              test: {
                name: 'installed-postgresql',
                environment: 'node',
                include: onInstalledServer,
                globalSetup: ['./server/test/installed/global-setup.ts'],
              },
            },
          ]
        : []),
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
      {
        extends: true,
        test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts', 'deploy/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'bench', environment: 'node', include: ['bench/**/*.test.ts'], exclude: benchOnDatabase },
      },
    ],
  },
});
