import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formatKilobytes, formatMegabytes, formatMs } from '../format.ts';
import { applyLoad } from '../load.ts';
import { withSite } from '../site.ts';
import type { Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const connections = 10;
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** After 10,000 pages. Leaking one page's objects would exceed it many times. */
const mostGrowth = 1.25;

export async function measureSsr(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ product }) => {
    const requests = workbench.isQuick ? 2_000 : 10_000;
    workbench.say(`ssr: ${requests} pages`);
    const html = await (await fetch(product.url)).text();
    const load = (amount: number) =>
      applyLoad({ url: product.url, paths: ['/'], connections, until: { requests: amount }, headers: asBrowser });
    await load(Math.round(requests / 5));
    const before = await product.memory();
    const { perSecond, p50, p99 } = await load(requests);
    const after = await product.memory();
    return [
      {
        title: 'Server rendering of /',
        columns: ['measure', 'measured', 'budget'],
        rows: [
          { cells: ['pages per second', perSecond.toFixed(0), ''] },
          { cells: ['p50', formatMs(p50), ''] },
          { cells: ['p99', formatMs(p99), ''] },
          { cells: ['HTML, gzip, brotli', describeSizes(html), ''] },
          {
            cells: [
              `memory after warm-up, after ${requests} pages more`,
              `${formatMegabytes(before)}, ${formatMegabytes(after)}`,
              `≤ ${mostGrowth}×`,
            ],
            isWithin: after <= before * mostGrowth,
          },
        ],
        notes: [`${connections} connections that take compressed answers, as browsers do.`],
      },
    ];
  });
}

function describeSizes(html: string): string {
  const sizes = [Buffer.byteLength(html), gzipSync(html).length, brotliCompressSync(html).length];
  return sizes.map(formatKilobytes).join(', ');
}
