import type { Fault } from './fault.ts';

/** PostgreSQL ends when it cannot extend its transaction log. The service manager starts it again. */
export const diskFull: Fault = {
  name: "the database's disk is full",
  mostMs: 20_000,
  async cause({ disk, server }, hold) {
    if (!disk) return;
    await disk.fill();
    await hold();
    await disk.makeRoom();
    await server.startIfEnded();
  },
};
