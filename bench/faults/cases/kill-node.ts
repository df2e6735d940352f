import type { Fault } from './fault.ts';

/** A service manager starts the killed node again. */
export const killNode: Fault = {
  name: 'a node is killed',
  mayBreak: true,
  isFeltBy: 'streams',
  isShort: true,
  async cause({ nodes: [node] }, hold) {
    await node.kill();
    await hold();
    await node.start();
  },
};
