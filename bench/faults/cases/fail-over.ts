import { findInstalledBinaries } from '../../../server/test/installed/binaries.ts';
import { canMount, createSmallDisk } from '../stage/small-disk.ts';
import type { Fault } from './fault.ts';

/** The database is killed for good. A replica that has every commit takes its place. */
export const failOver: Fault = {
  name: 'the database fails over to a replica',
  isFeltBy: 'requests',
  // The embedded one has no program that copies a server.
  lacks: () => (findInstalledBinaries() ? null : "Debian's PostgreSQL"),
  async cause(stage, hold) {
    const disk = canMount ? createSmallDisk() : null;
    const replica = await stage.server.startReplica(disk?.mountOn);
    await stage.server.kill();
    await replica.promote();
    stage.failOver(replica, disk);
    await hold();
  },
};
