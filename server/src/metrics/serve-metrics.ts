import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { Registry } from 'prom-client';
import { StartupError } from '../config/startup-error.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

export interface MetricsAddress {
  port: number;
  host: string;
}

/** Answers `GET /metrics` on a port of its own, which no proxy passes to the public. */
export async function serveMetrics(
  registry: Pick<Registry, 'metrics' | 'contentType'>,
  { port, host }: MetricsAddress,
  onError: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      onError(error);
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`Metrics cannot be served on METRICS_HOST:METRICS_PORT, ${host}:${port} (${error.code}).`);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? port) : port,
    async close() {
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}
