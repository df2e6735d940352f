import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../e2e/chromium.ts';
import { formatKilobytes } from '../format.ts';
import { listPublicRoutes } from '../pages/public-routes.ts';
import { withSite } from '../site.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const mostBytes = 125_000;

interface Script {
  url: string;
  bytes: number;
}

export async function measureBytes(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ db, product }) => {
    const { kinds, others } = await listPublicRoutes(db);
    const routes = [...kinds, ...others];
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
          const scripts = await loadScripts(browser, product.url + route);
          measured.push(await toRow(scripts, product.url, route));
          largest.push(`${route}: ${listLargest(scripts)}.`);
        }
        return measured;
      },
    );
    return [
      {
        title: "Script of each public page's first load",
        columns: ['page', 'files', 'brotli', 'gzip', 'inline', 'inline, brotli', 'brotli in total', 'budget'],
        rows,
        notes: [
          'What Chromium on a phone-sized screen loads with an empty cache until the network is idle, as a visitor without an account: a page that needs one leads to `/auth`. The largest files:',
          ...largest,
        ],
      },
    ];
  });
}

async function toRow(scripts: Script[], url: string, route: string): Promise<Row> {
  const sent = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const gzip = await sumOf(scripts.map((script) => gzipBytes(script.url)));
  const inline = inlineScripts(await (await fetch(url + route)).text());
  const inlineSent = inline === '' ? 0 : brotliCompressSync(inline).length;
  return {
    cells: [
      route,
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

async function loadScripts(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const scripts: Promise<Script | null>[] = [];
  page.on('requestfinished', (request) => {
    scripts.push(
      (async () => {
        const response = await request.response();
        if (!response?.headers()['content-type']?.includes('javascript')) return null;
        return { url: request.url(), bytes: (await request.sizes()).responseBodySize };
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
