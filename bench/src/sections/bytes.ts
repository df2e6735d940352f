import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../e2e/chromium.ts';
import { formatKilobytes } from '../format.ts';
import { listPublicRoutes } from '../pages/public-routes.ts';
import { withSite } from '../site.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const mostBytes = 125_000;

/** The table has the one whose page is largest. English has the fewest bytes, the others the most. */
const languages = ['en', 'hi', 'ta', 'ml'];

interface Script {
  url: string;
  bytes: number;
}

export async function measureBytes(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ db, product }) => {
    const { kinds, others } = await listPublicRoutes(db);
    // Without an account, the booking page leads to `/auth`.
    const booking = kinds.filter((path) => path.startsWith('/garage/')).map((path) => path.replace('garage', 'book'));
    const routes = [...kinds, ...booking, ...others];
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    const largest: string[] = [];
    const rows: Row[] = await workbench.using(
      () => browser.close(),
      async () => {
        const measured: Row[] = [];
        for (const route of routes) {
          workbench.say(`bytes: ${route}`);
          const page = await findLargest(browser, product.url + route);
          measured.push(await toRow(page, route));
          largest.push(`${route}: ${listLargest(page.scripts)}.`);
        }
        return measured;
      },
    );
    return [
      {
        title: "Script of each public page's first load",
        columns: [
          'page',
          'language',
          'files',
          'brotli',
          'gzip',
          'inline',
          'inline, brotli',
          'brotli in total',
          'budget',
        ],
        rows,
        notes: [
          'What Chromium on a phone-sized screen loads with an empty cache until the network is idle, as a visitor without an account: a page that needs one leads to `/auth`. Each row has the largest of English, Hindi, Tamil and Malayalam. The largest files:',
          ...largest,
        ],
      },
    ];
  });
}

interface LoadedPage {
  language: string;
  scripts: Script[];
  sent: number;
  inline: string;
  inlineSent: number;
}

async function findLargest(browser: Browser, url: string): Promise<LoadedPage> {
  const pages: LoadedPage[] = [];
  for (const language of languages) pages.push(await loadPage(browser, url, language));
  const total = ({ sent, inlineSent }: LoadedPage) => sent + inlineSent;
  return pages.reduce((largest, page) => (total(page) > total(largest) ? page : largest));
}

async function loadPage(browser: Browser, url: string, language: string): Promise<LoadedPage> {
  const scripts = await loadScripts(browser, url, language);
  const inline = inlineScripts(await (await fetch(url, { headers: { 'accept-language': language } })).text());
  return {
    ...{ language, scripts, inline },
    sent: scripts.reduce((sum, script) => sum + script.bytes, 0),
    inlineSent: inline === '' ? 0 : brotliCompressSync(inline).length,
  };
}

async function toRow({ language, scripts, sent, inline, inlineSent }: LoadedPage, route: string): Promise<Row> {
  const gzip = await sumOf(scripts.map((script) => gzipBytes(script.url)));
  return {
    cells: [
      route,
      language,
      String(scripts.length),
      formatKilobytes(sent),
      formatKilobytes(gzip),
      formatKilobytes(Buffer.byteLength(inline)),
      formatKilobytes(inlineSent),
      formatKilobytes(sent + inlineSent),
      `≤ ${formatKilobytes(mostBytes)}`,
    ],
    isWithin: sent + inlineSent <= mostBytes,
  };
}

async function loadScripts(browser: Browser, url: string, language: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: `${language}-IN` });
  const page = await context.newPage();
  const scripts: Promise<Script | null>[] = [];
  page.on('requestfinished', (request) => {
    scripts.push(
      (async () => {
        const response = await request.response();
        if (!response?.headers()['content-type']?.includes('javascript')) return null;
        // A file from the browser's cache has no body.
        return { url: request.url(), bytes: Math.max((await request.sizes()).responseBodySize, 0) };
      })(),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const found = (await Promise.all(scripts)).filter((script) => script !== null);
  await context.close();
  return found;
}

function listLargest(scripts: Script[]): string {
  const sorted = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
  return sorted.map(({ url, bytes }) => `${url.split('/').at(-1)} ${formatKilobytes(bytes)}`).join(', ');
}

async function gzipBytes(url: string): Promise<number> {
  const plain = await (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer();
  return gzipSync(Buffer.from(plain), { level: 9 }).length;
}

async function sumOf(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function inlineScripts(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}
