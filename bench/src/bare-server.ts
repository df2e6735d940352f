import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createPool } from '../../server/src/database/pool.ts';
import { answers } from './bare/answers.ts';
import type { BarePlan } from './bare/bare-plan.ts';
import { listenBare } from './listen-bare.ts';

/** Gives the product's answers by hand-written statements, without a router, validation or a log. */
const plan: BarePlan = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const pool = createPool({ ...plan.connection, max: plan.poolSize });

const server = createServer((request, response) => {
  const route = plan.routes[request.url ?? ''];
  if (!route) return void response.writeHead(404).end();
  const reader = plan.readers[request.headers.authorization ?? ''];
  if (route.isSignedIn && !reader) return void response.writeHead(401).end();
  answers[route.read](pool, route.isSignedIn ? [reader] : route.values).then(
    (body) => response.writeHead(200, { ...plan.headers, 'content-length': Buffer.byteLength(body) }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
await listenBare(server, () => pool.end());
