import { asBrowser } from '../client.ts';
import { formatMegabytes, formatSeconds } from '../format.ts';
import { applyLoad } from '../load.ts';
import { choosePages } from '../pages/choose-pages.ts';
import { unseenPath } from '../pages/rendered.ts';
import type { RunningProcess } from '../process-facts.ts';
import { chooseReadTargets } from '../read-targets.ts';
import { startProduct, withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const starts = 5;
const mostSeconds = 2.5;
const mostBytes = 512 * 1024 * 1024;

export async function measureStart(workbench: Workbench): Promise<Table[]> {
  // Creates the data folder, and stops its database, so that each measured start includes that.
  await withSite(workbench, async () => undefined);
  const seconds: number[] = [];
  let beside: RunningProcess[] = [];
  for (let count = 0; count < starts; count += 1) {
    workbench.say(`start: ${count + 1} of ${starts}`);
    const product = await startProduct(workbench);
    seconds.push(product.startSeconds);
    beside = await product.beside();
    await product.stop();
  }
  return [
    {
      title: 'Start and memory of one node',
      columns: ['measure', 'measured', 'budget'],
      rows: [toStartRow(seconds), toBesideRow(beside), await measureMemory(workbench)],
      notes: [
        'With `npm start` on a built tree and an existing data folder, database included; resident memory of the node alone, without the database.',
      ],
    },
  ];
}

function toStartRow(seconds: number[]): Row {
  const each = seconds.map((value) => value.toFixed(2)).join(', ');
  return {
    cells: ['from `npm start` to ready', `${formatSeconds(median(seconds))} (${each})`, `< ${mostSeconds} s`],
    isWithin: median(seconds) < mostSeconds,
  };
}

function toBesideRow(beside: RunningProcess[]): Row {
  const named = beside.map(({ command, memory }) => `${command.slice(0, 40)} (${formatMegabytes(memory)})`);
  return {
    cells: ['processes that stay beside node and database', named.join(', ') || 'none', 'none'],
    isWithin: beside.length === 0,
  };
}

/** Reads, pages from memory and pages to render, in turn. */
async function measureMemory(workbench: Workbench): Promise<Row> {
  return await withSite(workbench, async ({ db, product }) => {
    workbench.say('start: memory under load');
    const targets = await chooseReadTargets(db);
    const pages = (await choosePages(db)).map(({ path }) => path);
    const paths = [...targets.flatMap(({ requests }) => requests.map(({ path }) => path)), ...pages];
    const load = { url: product.url, headers: asBrowser };
    const [seconds, requests] = workbench.isQuick ? [1, 100] : [3, 500];
    let turn = 0;
    const nextUnseen = () => unseenPath(pages[turn++ % pages.length] ?? '/');
    for (let round = 0; round < (workbench.isQuick ? 3 : 10); round += 1) {
      await applyLoad({ ...load, paths, connections: 50, until: { seconds } });
      await applyLoad({ ...load, paths: nextUnseen, connections: 10, until: { requests } });
    }
    const highest = await product.highestMemory();
    return {
      cells: ['memory under load, highest', formatMegabytes(highest), `< ${formatMegabytes(mostBytes)}`],
      isWithin: highest < mostBytes,
    };
  });
}
