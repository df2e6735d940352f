import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './fault.ts';

const shiftClock = new URL('../stage/shift-clock.ts', import.meta.url).href;
const hour = 3_600_000;

/** The clock of one node jumps ahead by an hour and later back. The database and the other node stay right. */
export const clockJumps: Fault = {
  name: "a node's clock jumps by an hour",
  mayBreak: true,
  async cause({ nodes: [node] }, hold) {
    const folder = await mkdtemp(path.join(tmpdir(), 'pahiya-clock-'));
    const file = path.join(folder, 'ahead');
    await writeFile(file, '0');
    await node.end();
    await node.start({ NODE_OPTIONS: `--import ${shiftClock}`, CLOCK_FILE: file });
    await writeFile(file, `${hour}`);
    await hold();
    await writeFile(file, '0');
    await hold();
    await node.end();
    await node.start();
    await rm(folder, { recursive: true });
  },
};
