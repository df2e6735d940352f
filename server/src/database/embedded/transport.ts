import { once } from 'node:events';
import net from 'node:net';

export type Transport = 'socket' | 'tcp';

export const defaultTransport: Transport = process.platform === 'win32' ? 'tcp' : 'socket';

export const loopback = '127.0.0.1';

export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, loopback);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.');
  return address.port;
}
