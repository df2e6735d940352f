import { createDataDir, freePort, type NodeProcess, startNode } from '../../../server/test/node-process.ts';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

export interface NodeSlot {
  url: string;
  /** Streams of events reach the node through it. */
  streamGate: TcpGate;
  streamUrl: string;
  /** Ends the process without any warning. */
  kill(): Promise<void>;
  /** Starts the process after it has ended. `root` is the folder of another version. */
  start(settings?: Record<string, string>, root?: string): Promise<void>;
  /** Ends the process after it has finished what it does. */
  end(): Promise<void>;
  /** The end of what a process has written that ended by itself; null while it runs. */
  lastWords(): string | null;
  stop(): Promise<void>;
}

const mostWords = 2_000;

/** Starts a node that keeps its port and its folder over restarts. */
export async function openNode(environment: Record<string, string>): Promise<NodeSlot> {
  const { dataDir, remove } = await createDataDir();
  const port = await freePort();
  const launch = (settings = {}, root?: string) =>
    startNode({ DATA_DIR: dataDir, ...environment, ...settings }, port, root);
  let node: NodeProcess = await launch();
  const streamGate = await openTcpGate({ host: '127.0.0.1', port });
  return {
    url: `http://127.0.0.1:${port}`,
    streamGate,
    streamUrl: `http://127.0.0.1:${streamGate.port}`,
    kill: () => node.kill(),
    async start(settings, root) {
      node = await launch(settings, root);
    },
    end: async () => void (await node.stop()),
    lastWords: () => (node.hasEnded() ? node.output().slice(-mostWords) : null),
    async stop() {
      await streamGate.stop();
      await node.stop();
      await remove();
    },
  };
}
