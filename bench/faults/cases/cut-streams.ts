import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** A proxy cuts all streams of events twice a second. Requests do not pass it. */
export const cutStreams: Fault = {
  name: 'a proxy cuts streams',
  isUnnoticed: true,
  isFeltBy: 'streams',
  async cause({ nodes }, hold) {
    let isOver = false;
    const cutting = (async () => {
      for (; !isOver; await wait(500)) for (const { streamGate } of nodes) streamGate.drop();
    })();
    await hold();
    isOver = true;
    await cutting;
  },
};
