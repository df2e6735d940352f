import { availableParallelism } from 'node:os';
import { type SharedCost, withSharedCost } from '../cost.ts';
import { drive } from '../drive.ts';
import { formatMs } from '../format.ts';
import { type Site, withSite } from '../site.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';
import { comment, openWriters, prepareBookings, toggleLike, type Writer } from '../writes.ts';

const customers = 50;
const garages = 60;
const mostP99 = 250;

interface Case {
  name: string;
  leastPerSecond: number;
  write(writer: Writer): Promise<void>;
}

export async function measureWrites(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async (site) => {
    workbench.say(`writes: signing up ${customers} customers`);
    const writers = await openWriters(site, customers);
    return await workbench.using(writers.close, async () => {
      const onePost = writers.all[0]?.postId ?? '';
      const cases: Case[] = [
        {
          name: 'bookings, different slots',
          leastPerSecond: 500,
          write: await prepareBookings(site.db, garages),
        },
        {
          name: 'likes on and off, different posts',
          leastPerSecond: 500,
          write: (writer) => toggleLike(writer, writer.postId),
        },
        { name: 'likes on and off, one post', leastPerSecond: 500, write: (writer) => toggleLike(writer, onePost) },
        { name: 'comments, different posts', leastPerSecond: 400, write: (writer) => comment(writer, writer.postId) },
        { name: 'comments, one post', leastPerSecond: 400, write: (writer) => comment(writer, onePost) },
      ];
      const rows: Row[] = [];
      for (const one of cases) rows.push(toRow(one, await measure(workbench, site, writers.all, one)));
      return [toTable(rows, workbench)];
    });
  });
}

async function measure(
  { isQuick, say }: Workbench,
  site: Site,
  writers: Writer[],
  { name, write }: Case,
): Promise<SharedCost> {
  say(`writes: ${name}`);
  const send = async (sender: number) => {
    const writer = writers[sender];
    if (writer) await write(writer);
  };
  await drive({ senders: customers, seconds: 1, send });
  return await withSharedCost(site, () => drive({ senders: customers, seconds: isQuick ? 3 : 10, send }));
}

function toRow({ name, leastPerSecond }: Case, cost: SharedCost): Row {
  const { perSecond, p50, p99, count, cpuMs, databaseMs, loadMs } = cost;
  return {
    cells: [
      name,
      String(count),
      perSecond.toFixed(0),
      formatMs(p50),
      formatMs(p99),
      ...[cpuMs, databaseMs, loadMs].map((ms) => (ms === undefined ? '' : formatMs(ms))),
      mostPossible(cost),
      `≥ ${leastPerSecond}/s, p99 ≤ ${mostP99} ms`,
    ],
    isWithin: perSecond >= leastPerSecond && p99 <= mostP99,
  };
}

/** What all cores together could make at this processor time for each. */
function mostPossible({ cpuMs, databaseMs, loadMs }: SharedCost): string {
  if (databaseMs === undefined) return '';
  return ((1_000 * availableParallelism()) / (cpuMs + databaseMs + loadMs)).toFixed(0);
}

function toTable(rows: Row[], { isQuick }: Workbench): Table {
  return {
    title: `Writes of ${customers} customers`,
    columns: ['write', 'answers', 'a second', 'p50', 'p99', 'node', 'database', 'load', 'at most', 'budget'],
    rows,
    notes: [
      `Each customer waits for an answer before the next write, for ${isQuick ? 3 : 10} s after a warm-up. Every write has to succeed. Node, database and load generator: their processor time for a write. At most: so many a second if all cores worked all the time.`,
    ],
  };
}
