import { abandonedHolds } from './abandoned-holds.ts';
import { clockJumps } from './clock.ts';
import { cutStreams } from './cut-streams.ts';
import { databaseFaults, killDatabase } from './database.ts';
import { diskFull } from './disk-full.ts';
import { failOver } from './fail-over.ts';
import type { Fault } from './fault.ts';
import { interruptedMigration } from './interrupted-migration.ts';
import { killNode } from './kill-node.ts';
import { proxyFaults } from './proxies.ts';
import { serviceFaults } from './services.ts';
import { together } from './together.ts';
import { twoVersions } from './two-versions.ts';

/** In the order of the run. */
export const faults: Fault[] = [
  killNode,
  ...databaseFaults,
  diskFull,
  failOver,
  ...serviceFaults,
  clockJumps,
  abandonedHolds,
  interruptedMigration,
  twoVersions,
  cutStreams,
  ...proxyFaults,
  together('all services at once', serviceFaults),
  together('node, database and services at once', [killNode, killDatabase, ...serviceFaults]),
];
