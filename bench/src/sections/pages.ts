import { asBrowser } from '../client.ts';
import type { Cost } from '../cost.ts';
import { formatKilobytes, formatMegabytes, formatMs, formatRatio } from '../format.ts';
import { inTurn, middleOf } from '../in-turn.ts';
import { applyLoad, type Measured } from '../load.ts';
import type { NodeProcess } from '../node-process.ts';
import { choosePages, type PublicPage } from '../pages/choose-pages.ts';
import { readPage, startPageTwin } from '../pages/page-twin.ts';
import { measureRendered, rendered } from '../pages/rendered.ts';
import { withSite } from '../site.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const connections = 10;
const kept = { leastPerSecond: 3_000, leastRatio: 0.5, mostP99: 10 };
const mostBytes = 512 * 1024 * 1024;

export async function measurePages(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ db, product }) => {
    const pages = await choosePages(db);
    const twin = await startPageTwin(workbench, product.url, pages);
    const ofKept = await workbench.using(twin.stop, async () => {
      const rows: Row[] = [];
      for (const page of pages) rows.push(await measureKept(workbench, page, product.url, twin.url));
      return rows;
    });
    const ofRendered: Row[] = [];
    for (const page of pages) ofRendered.push(toRenderedRow(page, await measureRendered(workbench, product, page)));
    return [toKeptTable(ofKept, workbench), toRenderedTable(ofRendered), await toMemoryTable(product)];
  });
}

async function measureKept(workbench: Workbench, page: PublicPage, url: string, bareUrl: string): Promise<Row> {
  workbench.say(`pages: ${page.name}, kept`);
  const until = { seconds: workbench.isQuick ? 2 : 4 };
  const measure = (at: string) => applyLoad({ url: at, paths: [page.path], connections, headers: asBrowser, until });
  const rounds = await inTurn(workbench.isQuick ? 3 : 5, { product: () => measure(url), bare: () => measure(bareUrl) });
  const { headers, body } = await readPage(url, page.path);
  return toKeptRow(page, rounds, `${headers['content-encoding'] ?? 'plain'}, ${formatKilobytes(body.length)}`);
}

function toKeptRow({ name }: PublicPage, rounds: Record<'product' | 'bare', Measured>[], bytes: string): Row {
  const perSecond = middleOf(rounds, ({ product }) => product.perSecond);
  const ratio = middleOf(rounds, ({ product, bare }) => product.perSecond / bare.perSecond);
  const p99 = middleOf(rounds, ({ product }) => product.p99);
  return {
    cells: [
      name,
      bytes,
      perSecond.toFixed(0),
      middleOf(rounds, ({ bare }) => bare.perSecond).toFixed(0),
      formatRatio(ratio),
      formatMs(middleOf(rounds, ({ product }) => product.p50)),
      formatMs(p99),
      formatMs(middleOf(rounds, ({ bare }) => bare.p99)),
      `≥ ${kept.leastPerSecond}/s, ≥ ${formatRatio(kept.leastRatio)}, p99 ≤ ${kept.mostP99} ms`,
    ],
    isWithin: perSecond >= kept.leastPerSecond && ratio >= kept.leastRatio && p99 <= kept.mostP99,
  };
}

function toKeptTable(rows: Row[], { isQuick }: Workbench): Table {
  return {
    title: 'Public pages from memory, against a bare node:http server',
    columns: ['page', 'sent', 'pages/s', 'bare', 'ratio', 'p50', 'p99', 'bare', 'budget'],
    rows,
    notes: [
      `The bare server is a process of its own and sends the same compressed bytes with the same headers. ${connections} connections that take what browsers take, ${isQuick ? 3 : 5} alternating rounds after a warm-up; medians, ratios round by round. The product logs each request to a file, as by default.`,
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

async function toMemoryTable(product: NodeProcess): Promise<Table> {
  const highest = await product.highestMemory();
  return {
    title: 'Memory of the node after these pages',
    columns: ['measure', 'measured', 'budget'],
    rows: [
      {
        cells: ['highest since the start', formatMegabytes(highest), `≤ ${formatMegabytes(mostBytes)}`],
        isWithin: highest <= mostBytes,
      },
    ],
  };
}
