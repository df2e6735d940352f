import { findPreviousVersion, unpackVersion } from '../../../server/test/proxies/versions/previous-version.ts';
import type { Fault } from './fault.ts';

/** One node goes back to the previous version for a while. Both versions use the same tables. */
export const twoVersions: Fault = {
  name: 'two versions run at once',
  mayBreak: true,
  lacks: async () => ((await findPreviousVersion()) ? null : 'a clone with the previous version'),
  async cause({ nodes: [node] }, hold) {
    const version = await unpackVersion((await findPreviousVersion()) ?? '');
    await node.end();
    await node.start({}, version.folder);
    await hold();
    await node.end();
    await node.start();
    await version.remove();
  },
};
