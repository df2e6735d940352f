import { formatMegabytes, formatSeconds } from '../format.ts';
import { applyLoad } from '../load.ts';
import { chooseReadTargets } from '../read-targets.ts';
import { startProduct, withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const starts = 5;
const mostSeconds = 3;
const mostBytes = 512 * 1024 * 1024;

export async function measureStart(workbench: Workbench): Promise<Table[]> {
  // Creates the data folder, and stops its database, so that each measured start includes that.
  await withSite(workbench, async () => undefined);
  const seconds: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    workbench.say(`start: ${count + 1} of ${starts}`);
    const product = await startProduct(workbench);
    seconds.push(product.startSeconds);
    await product.stop();
  }
  return [
    {
      title: 'Start and memory of one node',
      columns: ['measure', 'measured', 'budget'],
      rows: [
        {
          cells: [
            'from spawn to ready, database included',
            `${formatSeconds(median(seconds))} (${seconds.map((value) => value.toFixed(2)).join(', ')})`,
            `< ${mostSeconds} s`,
          ],
          isWithin: median(seconds) < mostSeconds,
        },
        await measureMemory(workbench),
      ],
      notes: ['On a built tree with an existing data folder; resident memory of the node alone, without the database.'],
    },
  ];
}

/** The highest of one sample per second. */
async function measureMemory(workbench: Workbench): Promise<Row> {
  return await withSite(workbench, async ({ db, product }) => {
    workbench.say('start: memory under load');
    const targets = await chooseReadTargets(db);
    const paths = targets.flatMap(({ requests }) => requests.map(({ path }) => path));
    const samples: number[] = [];
    for (let round = 0; round < (workbench.isQuick ? 4 : 15); round += 1) {
      await applyLoad({ url: product.url, paths: [...paths, '/'], connections: 50, until: { seconds: 1 } });
      samples.push(await product.memory());
    }
    const highest = Math.max(...samples);
    return {
      cells: ['memory under load, highest', formatMegabytes(highest), `< ${formatMegabytes(mostBytes)}`],
      isWithin: highest < mostBytes,
    };
  });
}
