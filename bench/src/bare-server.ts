import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createPool } from '../../server/src/database/pool.ts';
import { answers } from './bare-answers.ts';
import type { BarePlan, BareRoute } from './bare-plan.ts';

/** No router, validation or log, but the product's statements and the same bytes. */
const plan: BarePlan = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const pool = createPool({ ...plan.connection, max: plan.poolSize });

async function answer({ shape, statements }: BareRoute): Promise<string> {
  const results = await Promise.all(statements.map((statement) => pool.query({ ...statement, rowMode: 'array' })));
  return JSON.stringify(answers[shape](results.map((result) => result.rows)));
}

const server = createServer((request, response) => {
  const route = plan.routes[request.url ?? ''];
  if (!route) return void response.writeHead(404).end();
  answer(route).then(
    (body) => response.writeHead(200, { ...plan.headers, 'content-length': Buffer.byteLength(body) }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('A listening TCP server has a port');
process.stdout.write(`The bare server is ready: http://127.0.0.1:${address.port}\n`);

process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  server.closeAllConnections();
});
