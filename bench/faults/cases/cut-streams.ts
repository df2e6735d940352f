import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** A proxy cuts all streams of events again and again. Requests take another way. */
export const cutStreams: Fault = {
  name: 'a proxy cuts streams',
  isUnnoticed: true,
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
