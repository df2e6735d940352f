import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

export const killDatabase: Fault = {
  name: 'the database is killed',
  isShort: true,
  isFeltBy: 'requests',
  async cause({ server }, hold) {
    await server.kill();
    await hold();
    await server.start();
  },
};

export const databaseFaults: Fault[] = [
  killDatabase,
  {
    name: 'the database restarts',
    async cause({ server }, hold) {
      await server.restart();
      await hold();
    },
  },
  {
    name: 'the database refuses connections',
    isFeltBy: 'requests',
    async cause({ gate }, hold) {
      await gate.close();
      await hold();
      await gate.open();
    },
  },
  {
    name: 'the database drops connections',
    async cause({ gate }, hold) {
      let isOver = false;
      const dropping = (async () => {
        for (; !isOver; await wait(700)) gate.drop();
      })();
      await hold();
      isOver = true;
      await dropping;
    },
  },
  {
    name: 'the database is slow',
    async cause({ gate }, hold) {
      gate.slowDown(40);
      await hold();
      gate.slowDown(0);
    },
  },
  {
    name: 'the database hangs',
    // A statement may take 15 s.
    mostMs: 20_000,
    async cause({ gate }, hold) {
      const end = gate.silence();
      await hold();
      end();
    },
  },
];
