import { request as httpRequest } from 'node:http';
import { createDatabase } from '../src/database/pool.ts';
import { createApp } from '../src/http/app.ts';
import type { Web } from '../src/http/pages/types.ts';
import { listen } from '../src/http/serve.ts';
import type { Api } from './api.ts';
import { createTestPool } from './database.ts';
import { fakeWeb } from './fakes/fake-web.ts';

export interface Page {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends exactly these headers. */
export function getPage(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Page> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** After a second a change is on every page (product, section 3.8), even if nobody asked for one meanwhile. */
export const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

export interface PageStudio {
  rendered: number;
  hold: Promise<void> | undefined;
}

/** Creates pages that show what the renderer was given, and the data of the address. */
export function createStudio(): { studio: PageStudio; web: Web } {
  const studio: PageStudio = { rendered: 0, hold: undefined };
  const web = fakeWeb(
    async (request, { context }) => {
      studio.rendered++;
      await studio.hold;
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/nothing') return new Response('nothing', { status: 404 });
      const [, post] = pathname.match(/^\/post\/(.+)/) ?? [];
      const [, garageId] = pathname.match(/^\/garage\/(.+)/) ?? [];
      const text = searchParams.get('text');
      let data: unknown = text && (await context.api.garages.search({ text }));
      if (post) data = await context.api.community.get({ postId: post }).catch(() => 'not found');
      if (garageId) data = await context.api.garages.get({ garageId }).catch(() => 'not found');
      const headers = new Headers({ 'content-type': 'text/html' });
      if (searchParams.has('cookie')) for (const name of ['one', 'two']) headers.append('set-cookie', `${name}=1`);
      const seen = { url: request.url, headers: Object.fromEntries(request.headers) };
      return new Response(`${JSON.stringify(seen)}\n${JSON.stringify(data)}${' '.repeat(2_000)}`, { headers });
    },
    { keepsPages: true },
  );
  const pages = [
    { path: '/', search: [] },
    { path: '/services', search: ['city', 'text'] },
  ];
  return { studio, web: { ...web, pages } };
}

export interface PageNode {
  url: string;
  stop(): Promise<void>;
}

/** Starts a node with its own connections, behind one proxy. */
export async function startPageNode({ services, database }: Api, web: Web): Promise<PageNode> {
  const pool = createTestPool(database.connection);
  const own = { ...services, db: createDatabase(pool), trustedProxies: 1, origin: 'https://pahiya.example' };
  const server = await listen(0, '127.0.0.1');
  server.answerWith(createApp(own, web).fetch);
  const stop = async () => {
    await server.drain();
    await pool.end();
  };
  return { url: `http://127.0.0.1:${server.port}`, stop };
}
