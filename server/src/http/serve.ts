import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { StartupError } from '../config/startup-error.ts';

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export interface HttpServer {
  node: Server;
  port: number;
  /** Until this is called every request gets 503. */
  answerWith(fetch: Fetch): void;
  /**
   * Accepts no more connections and waits at most `drainMs` for running requests. Idle connections end after `idleMs`,
   * because a proxy may just have sent a request on one. Such a request is answered, and ends its connection.
   */
  drain(options?: { idleMs?: number }): Promise<void>;
}

const drainMs = 10_000;

/** Longer than the idle timeout of common proxies, so that the proxy closes idle connections first. */
const keepAliveMs = 65_000;

/** A free port for 0. Fails early on a used one. Nothing listens: proxies use other nodes until this one is ready. */
export async function findPort(port: number, host: string): Promise<number> {
  const probe = net.createServer((socket) => socket.destroy());
  probe.listen(port, host);
  await listening(probe, port, host);
  const found = portOf(probe);
  await promisify(probe.close.bind(probe))();
  return found;
}

export async function listen(port: number, host: string): Promise<HttpServer> {
  let answer: Fetch = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } });
  const server = createServer(getRequestListener((request, env) => answer(request, env as HttpBindings)));
  server.keepAliveTimeout = keepAliveMs;
  server.listen(port, host);
  await listening(server, port, host);
  return {
    node: server,
    port: portOf(server),
    answerWith(fetch) {
      answer = fetch;
    },
    async drain({ idleMs = 0 } = {}) {
      // The HTTP server's own `close` would end idle connections at once.
      const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
      const begun = performance.now();
      const sweep = () => void (performance.now() - begun >= idleMs && server.closeIdleConnections());
      sweep();
      const sweeping = setInterval(sweep, 50);
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearInterval(sweeping);
      clearTimeout(timer);
      server.close();
    },
  };
}

async function listening(server: net.Server, port: number, host: string): Promise<void> {
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(explain(error, port, host));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Set PORT to another one, for example: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`;
  return `Cannot listen on ${host}:${port} (${error.code}).`;
}

function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening TCP server has a port');
  return address.port;
}
