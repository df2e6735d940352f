import type { Fault } from './fault.ts';

/** PostgreSQL ends when it cannot extend its transaction log. A service manager then starts it again. */
export const diskFull: Fault = {
  name: "the database's disk is full",
  mostMs: 20_000,
  lacks: ({ disk }) => (disk ? null : 'the right to mount a small disk, which root has on Linux'),
  async cause({ disk, server }, hold) {
    await disk?.fill();
    await hold();
    await disk?.makeRoom();
    await server.startIfEnded();
  },
};
