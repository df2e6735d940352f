import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { brand } from '../contract/src/shared/brand.ts';
import { test as base } from './fixtures.ts';

interface Site {
  /** The device is offline, and the server is unreachable. */
  goOffline: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Makes the server deliver another version of the service worker. */
  release: (from: string, to: string) => void;
  /** Leaves requests of this path unanswered. */
  hold: (path: string) => void;
}

/**
 * The browser reaches the product through its own proxy, which can go away or deliver another service worker. Service
 * workers are enabled here.
 */
export const test = base.extend<{ site: Site; siteServer: SiteServer }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs in its pattern, and this one needs nothing.
  siteServer: async ({}, use) => {
    const server = await openSite(new URL(process.env.BASE_URL ?? ''));
    await use(server);
    await server.close();
  },
  baseURL: async ({ siteServer }, use) => use(siteServer.address),
  site: async ({ siteServer, context, quietConsole }, use) => {
    quietConsole.allow(/Failed to load resource|net::ERR_/);
    await use({
      async goOffline() {
        siteServer.cut();
        await context.setOffline(true);
      },
      async comeBack() {
        siteServer.mend();
        await context.setOffline(false);
      },
      release: siteServer.release,
      hold: siteServer.hold,
    });
  },
});

interface SiteServer {
  address: string;
  cut: () => void;
  mend: () => void;
  release: Site['release'];
  hold: Site['hold'];
  close: () => Promise<void>;
}

async function openSite(product: URL): Promise<SiteServer> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let change = (worker: string) => worker;
  const held = new Set<string | undefined>();
  const server = createServer((asked, answer) => {
    if (held.has(asked.url)) return;
    const isWorker = asked.url === '/sw.js';
    const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const { hostname, port } = product;
    const further = request({ hostname, port, path: asked.url, method: asked.method, headers }, (reply) => {
      if (isWorker) void sendChanged(reply, answer, change);
      else {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      }
    });
    further.on('error', () => answer.destroy());
    answer.on('close', () => further.destroy());
    asked.pipe(further);
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.resetAndDestroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    hold: (path) => void held.add(path),
    release(from, to) {
      change = (worker) => worker.replaceAll(from, to);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      breakAll();
      await closed;
    },
  };
}

async function sendChanged(reply: IncomingMessage, answer: ServerResponse, change: (worker: string) => string) {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part);
  const { 'content-length': _, ...headers } = reply.headers;
  answer.writeHead(reply.statusCode ?? 502, headers);
  answer.end(change(Buffer.concat(parts).toString('utf8')));
}

/** The worker starts some time after the page has loaded and fetches a few hundred files. */
const patience = { timeout: 75_000 };

/**
 * Waits until the service worker runs and has cached all texts of the page's language. Texts of other pages are cached
 * one by one.
 */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, patience);
  const texts = await textsOfWorker(page);
  expect(texts).not.toEqual([]);
  const keepsAll = async () => {
    const used = (await cached(page, `${brand.slug}-used-`)).split(/\s+/);
    return texts.filter((path) => !used.includes(path));
  };
  await expect.poll(keepsAll, patience).toEqual([]);
}

/** The worker's source lists the files of the build. */
async function textsOfWorker(page: Page): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const source = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const texts = new RegExp(`assets/(?:language-(?:[a-z]+-)?|guarded-)${language}-[\\w-]{8}\\.js`, 'g');
  return [...new Set(source.match(texts))].map((path) => `/${path}`);
}

export async function versionOf(page: Page): Promise<string> {
  const names = await page.evaluate(() => caches.keys());
  return (
    names
      .find((name) => name.startsWith(`${brand.slug}-shell-`))
      ?.split('-')
      .at(-1) ?? ''
  );
}

/** The URLs in the caches with this name prefix, and the content of those that are data. */
export function cached(page: Page, prefix: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(wanted));
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all(
          (await cache.keys()).map(async (key) => ({ key, answer: await cache.match(key) })),
        );
        return Promise.all(
          answers.map(async ({ key, answer }) => {
            const isData = answer?.headers.get('content-type')?.includes('json') ?? false;
            return `${new URL(key.url).pathname} ${isData ? await answer?.text() : ''}`;
          }),
        );
      }),
    );
    return found.flat().join('\n');
  }, prefix);
}
