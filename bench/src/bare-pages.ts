import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listenBare } from './listen-bare.ts';
import type { SentPages } from './pages/sent-pages.ts';

/** Sends pages from memory and does nothing else. */
const sent: SentPages = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const pages = new Map(
  Object.entries(sent).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) return void response.writeHead(404).end();
  response.writeHead(200, page.headers).end(page.body);
});
await listenBare(server);
