import { brotliDecompressSync } from 'node:zlib';
import { asBrowser } from '../client.ts';
import type { Cost } from '../cost.ts';
import { formatKilobytes, formatMs, formatRatio } from '../format.ts';
import { inTurn, middleOf } from '../in-turn.ts';
import { applyLoad, type Measured } from '../load.ts';
import { choosePages, type PublicPage } from '../pages/choose-pages.ts';
import { readPage, startPageTwin } from '../pages/page-twin.ts';
import { measureRendered, rendered } from '../pages/rendered.ts';
import { withSite } from '../site.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const connections = 10;
const kept = { leastPerSecond: 3_000, leastRatio: 0.5, mostP99: 10 };

export async function measurePages(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ db, product }) => {
    const pages = await choosePages(db);
    const twin = await startPageTwin(workbench, product.url, pages);
    const ofKept = await workbench.using(twin.stop, async () => {
      const rows: Row[] = [];
      for (const page of pages) rows.push(await measureKept(workbench, page, product.url, twin.url));
      return rows;
    });
    const contents: string[] = [];
    for (const page of pages) contents.push(...(await sayContent(page, product.url)));
    const ofRendered: Row[] = [];
    for (const page of pages) ofRendered.push(toRenderedRow(page, await measureRendered(workbench, product, page)));
    return [toKeptTable(ofKept, contents, workbench), toRenderedTable(ofRendered)];
  });
}

async function measureKept(workbench: Workbench, page: PublicPage, url: string, bareUrl: string): Promise<Row> {
  workbench.say(`pages: ${page.name}, kept`);
  const until = { seconds: workbench.isQuick ? 1 : 2 };
  const measure = (at: string) => applyLoad({ url: at, paths: [page.path], connections, headers: asBrowser, until });
  const measured = await inTurn(rounds(workbench), { product: () => measure(url), bare: () => measure(bareUrl) });
  const { headers, body } = await readPage(url, page.path);
  return toKeptRow(page, measured, `${headers['content-encoding'] ?? 'plain'}, ${formatKilobytes(body.length)}`);
}

function rounds({ isQuick }: Workbench): number {
  return isQuick ? 2 : 5;
}

/** Says whether visitors without an account see the subject of the page. */
async function sayContent({ name, path, about }: PublicPage, url: string): Promise<string[]> {
  if (about === undefined) return [];
  const { headers, body } = await readPage(url, path);
  const html = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
  const address = path.replace(/[0-9a-f-]{36}/, '{id}');
  return html.includes(about)
    ? [`The ${name} is \`${address}\`. Its HTML shows the garage.`]
    : [`The ${name} is \`${address}\`, whose HTML does not show the garage.`];
}

function toKeptRow({ name }: PublicPage, measured: Record<'product' | 'bare', Measured>[], bytes: string): Row {
  const perSecond = middleOf(measured, ({ product }) => product.perSecond);
  const ratio = middleOf(measured, ({ product, bare }) => product.perSecond / bare.perSecond);
  const p99 = middleOf(measured, ({ product }) => product.p99);
  return {
    cells: [
      name,
      bytes,
      perSecond.toFixed(0),
      middleOf(measured, ({ bare }) => bare.perSecond).toFixed(0),
      formatRatio(ratio),
      formatMs(middleOf(measured, ({ product }) => product.p50)),
      formatMs(p99),
      formatMs(middleOf(measured, ({ bare }) => bare.p99)),
      `≥ ${kept.leastPerSecond}/s, ≥ ${formatRatio(kept.leastRatio)}, p99 ≤ ${kept.mostP99} ms`,
    ],
    isWithin: perSecond >= kept.leastPerSecond && ratio >= kept.leastRatio && p99 <= kept.mostP99,
  };
}

function toKeptTable(rows: Row[], contents: string[], workbench: Workbench): Table {
  return {
    title: 'Public pages from memory, against a bare node:http server',
    columns: ['page', 'sent', 'pages/s', 'bare', 'ratio', 'p50', 'p99', 'bare', 'budget'],
    rows,
    notes: [
      `The bare server is a process of its own and sends the same compressed bytes with the same headers. ${connections} connections that take what browsers take, ${rounds(workbench)} alternating rounds after a warm-up; medians, ratios round by round. The product logs each request to a file, as by default.`,
      ...contents,
    ],
  };
}

function toRenderedRow({ name, path }: PublicPage, { perSecond, p50, p99, cpuMs }: Cost): Row {
  const least = path === '/' ? rendered.leastPerSecond : 0;
  return {
    cells: [
      name,
      perSecond.toFixed(0),
      formatMs(cpuMs),
      formatMs(p50),
      formatMs(p99),
      `${least > 0 ? `≥ ${least}/s, ` : ''}≤ ${rendered.mostCpuMs} ms of CPU`,
    ],
    isWithin: perSecond >= least && cpuMs <= rendered.mostCpuMs,
  };
}

function toRenderedTable(rows: Row[]): Table {
  return {
    title: 'Public pages, each one rendered',
    columns: ['page', 'pages/s', 'CPU a page', 'p50', 'p99', 'budget'],
    rows,
    notes: [
      'Every request asks for a view that nobody asked for before, with the same content. CPU is that of the node with all its threads, without database and load generator.',
    ],
  };
}
