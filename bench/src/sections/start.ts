import { asBrowser, ask, openClient } from '../client.ts';
import { formatMegabytes, formatSeconds } from '../format.ts';
import { applyLoad } from '../load.ts';
import type { StartedByNpm } from '../node-process.ts';
import { choosePages } from '../pages/choose-pages.ts';
import { askUnseen } from '../pages/unseen.ts';
import type { RunningProcess } from '../process-facts.ts';
import { chooseReadTargets } from '../read-targets.ts';
import { startProduct, withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const starts = 5;
const mostSeconds = 2.5;

interface Start {
  seconds: number;
  secondsToPage: number;
  beside: RunningProcess[];
}

export async function measureStart(workbench: Workbench): Promise<Table[]> {
  // Creates the data folder and stops its database, so that each measured start has to start the database.
  await withSite(workbench, async () => undefined);
  const all: Start[] = [];
  for (let count = 0; count < starts; count += 1) {
    workbench.say(`start: ${count + 1} of ${starts}`);
    const product = await startProduct(workbench);
    all.push(await workbench.using(product.stop, () => lookAt(product)));
  }
  await loadNode(workbench);
  return [
    {
      title: 'Start of one node',
      columns: ['measure', 'measured', 'budget'],
      rows: [
        toRow(
          'from `npm start` to the first answer of the API',
          all.map(({ seconds }) => seconds),
          mostSeconds,
        ),
        toRow(
          'from `npm start` to the first page',
          all.map(({ secondsToPage }) => secondsToPage),
        ),
        toBesideRow(all),
      ],
      notes: [
        'As a user starts it: with `npm start`, from a shell without the settings of these benchmarks for npm, on a built tree and an existing data folder, database included. Afterwards the node answers reads, sends pages and renders others, in turn; its memory is the resident one, without the database.',
      ],
    },
  ];
}

async function lookAt({ url, startSeconds, beside }: StartedByNpm): Promise<Start> {
  const client = openClient(url);
  const readyAt = performance.now();
  const secondsUntil = async (path: string) => {
    const { status } = await ask(client, { path, headers: asBrowser });
    if (status !== 200) throw new Error(`${path} answers with ${status}`);
    return startSeconds + (performance.now() - readyAt) / 1000;
  };
  const seconds = await secondsUntil('/readyz');
  const secondsToPage = await secondsUntil('/');
  client.agent.destroy();
  return { seconds, secondsToPage, beside: await beside() };
}

function toRow(name: string, seconds: number[], most?: number): Row {
  const each = seconds.map((value) => value.toFixed(2)).join(', ');
  const middle = median(seconds);
  const cells = [name, `${formatSeconds(middle)} (${each})`];
  return most === undefined ? { cells: [...cells, ''] } : { cells: [...cells, `< ${most} s`], isWithin: middle < most };
}

function toBesideRow(all: Start[]): Row {
  const named =
    all[0]?.beside.map(({ command, memory }) => `${command.slice(0, 40)} (${formatMegabytes(memory)})`) ?? [];
  return {
    cells: ['processes that stay beside node and database, such as npm', named.join(', ') || 'none', 'none'],
    isWithin: all.every(({ beside }) => beside.length === 0),
  };
}

/** Alternates reads and kept pages with pages to render. */
async function loadNode(workbench: Workbench): Promise<void> {
  await withSite(workbench, async ({ db, product }) => {
    workbench.say('start: memory under load');
    const targets = await chooseReadTargets(db);
    const pages = (await choosePages(db)).map(({ path }) => path);
    const paths = [...targets.flatMap(({ requests }) => requests.map(({ path }) => path)), ...pages];
    const load = { url: product.url, headers: asBrowser };
    const [sent, rendered] = workbench.isQuick ? [500, 100] : [5_000, 300];
    let turn = 0;
    const nextUnseen = () => askUnseen(pages[turn++ % pages.length] ?? '/');
    for (let round = 0; round < (workbench.isQuick ? 2 : 8); round += 1) {
      await applyLoad({ ...load, paths, connections: 50, until: { requests: sent } });
      await applyLoad({ ...load, paths: nextUnseen, connections: 10, until: { requests: rendered } });
    }
  });
}
