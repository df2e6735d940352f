import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface ReverseProxy {
  /** The site at `https://localhost`, with a certificate that nobody signed. */
  secureUrl: string;
  /** The port that leads to the site. */
  redirectUrl: string;
  stop(): Promise<void>;
}

export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`Nothing listens on port ${port}`);
}
