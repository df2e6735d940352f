import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test as base } from './fixtures.ts';

interface Line {
  address: string;
  /** Breaks all open connections, and new ones at once. */
  cut: () => void;
  mend: () => void;
}

/**
 * The browser reaches the product through `line`. A browser in offline mode still finishes a running upload; only a
 * broken connection leaves it half sent.
 */
export const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs in its pattern, and this one needs nothing.
  line: async ({}, use) => {
    const { line, close } = await openLine(new URL(process.env.BASE_URL ?? ''));
    await use(line);
    await close();
  },
  baseURL: async ({ line }, use) => use(line.address),
});

async function openLine({ hostname, port }: URL): Promise<{ line: Line; close: () => Promise<void> }> {
  const ends = new Set<Socket>();
  let isCut = false;
  function keep(socket: Socket, other: Socket): void {
    ends.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      ends.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  }
  function breakAll(): void {
    for (const socket of ends) socket.resetAndDestroy();
  }
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const line = {
    address: `http://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
  };
  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    breakAll();
    await closed;
  }
  return { line, close };
}
