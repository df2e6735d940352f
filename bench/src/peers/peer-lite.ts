import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { importsFrom } from '../installed/import-from.ts';
import type { PeerPlan } from './peer-plan.ts';

/** The peers' interfaces, as far as they are used here. */
interface App {
  ensureSystemSchema(): Promise<void>;
  fetch(request: Request, context: { peerAddress: string | null }): Promise<Response>;
}
interface Lite {
  App: new (config: object) => App;
}
interface Driver {
  createPostgresConnection(config: object): unknown;
}
interface Server {
  serve(
    options: {
      port: number;
      hostname: string;
      fetch: (request: Request, env: { incoming: IncomingMessage }) => unknown;
    },
    onReady: (at: { port: number }) => void,
  ): void;
}

/** Embeds Supabase Lite as its documentation does: https://docs.lite.dev, "Embedded / programmatic". */
const plan: PeerPlan = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const importPeer = importsFrom(plan.folder);
const { App } = (await importPeer('@supabase/lite')) as Lite;
const { createPostgresConnection } = (await importPeer('@supabase/lite/postgres')) as Driver;

const connection = createPostgresConnection({
  url: 'postgres://localhost',
  postgresOptions: { ...plan.connection, max: plan.poolSize },
});
const app = new App({ connection, auth: { enabled: true, jwt_secret: plan.secret } });
await app.ensureSystemSchema();

const hostname = '127.0.0.1';
const { serve } = (await importPeer('@hono/node-server')) as Server;
serve(
  {
    port: 0,
    hostname,
    fetch: (request, { incoming }) => app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null }),
  },
  ({ port }) => process.stdout.write(`Supabase Lite is ready: http://${hostname}:${port}\n`),
);

process.once('SIGTERM', () => process.exit());
