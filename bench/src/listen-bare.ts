import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a free port until SIGTERM. */
export async function listenBare(server: Server, release: () => Promise<void> = async () => undefined): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening TCP server has a port');
  process.stdout.write(`The bare server is ready: http://127.0.0.1:${address.port}\n`);
  process.once('SIGTERM', () => {
    server.close(() => void release());
    server.closeAllConnections();
  });
}
