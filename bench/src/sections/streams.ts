import { setTimeout as wait } from 'node:timers/promises';
import { formatMs } from '../format.ts';
import { type Site, withSite } from '../site.ts';
import { percentile } from '../statistics.ts';
import { type Arrivals, type Listeners, openListeners } from '../streams/listeners.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';
import { openWriters, toggleLike, type Writer } from '../writes.ts';

const accounts = 50;
const streams = 1_000;
const likesASecond = 40;
const mostP99 = 150;
const mostIdle = 0.02;

/** A message that arrives later is counted as missing. */
const graceMs = 2_000;

export async function measureStreams(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async (site) => {
    workbench.say(`streams: signing up ${accounts} customers`);
    const writers = await openWriters(site, accounts);
    return await workbench.using(writers.close, async () => {
      const tokens = writers.all.map(({ token }) => token);
      const listeners = await openListeners(site.product.url, tokens, streams);
      return await workbench.using(listeners.close, async () => [
        toTable([
          await measureIdle(workbench, site),
          await measureEvents(workbench, site, listeners, writers.all),
          await measureLikes(workbench, site, listeners, writers.all),
        ]),
      ]);
    });
  });
}

async function measureIdle({ isQuick, say }: Workbench, { product }: Site): Promise<Row> {
  say('streams: idle');
  const seconds = isQuick ? 6 : 20;
  await wait(5_000);
  const cpu = await cpuDuring(product, () => wait(1_000 * seconds));
  return {
    cells: [`idle for ${seconds} s`, '', '', '', '', '', ofCore(cpu.node), ofCore(cpu.reader), `≤ ${ofCore(mostIdle)}`],
    isWithin: cpu.node <= mostIdle,
  };
}

/** Sends one like at a time, as on a quiet evening. */
async function measureEvents(workbench: Workbench, site: Site, listeners: Listeners, writers: Writer[]): Promise<Row> {
  workbench.say('streams: single events');
  const events = workbench.isQuick ? 5 : 20;
  const cpu = await cpuDuring(site.product, async () => {
    for (const writer of writers.slice(0, events)) {
      await likeOne(listeners, writer);
      await wait(500);
    }
    await wait(graceMs);
  });
  const arrivals = listeners.takeArrivals();
  const p99 = percentile(arrivals.delays, 99);
  return {
    cells: ['one event to all', ...toCells(arrivals, cpu), `p99 ≤ ${mostP99} ms, none missing`],
    isWithin: p99 <= mostP99 && arrivals.missing === 0 && arrivals.delays.length === events * streams,
  };
}

async function measureLikes(workbench: Workbench, site: Site, listeners: Listeners, writers: Writer[]): Promise<Row> {
  const seconds = workbench.isQuick ? 5 : 20;
  workbench.say(`streams: ${likesASecond} likes a second`);
  const cpu = await cpuDuring(site.product, async () => {
    const likes = Array.from({ length: seconds * likesASecond }, async (_, count) => {
      await wait((1_000 * count) / likesASecond);
      const writer = writers[count % writers.length];
      if (writer) await likeOne(listeners, writer);
    });
    await Promise.all(likes);
    await wait(graceMs);
  });
  const arrivals = listeners.takeArrivals();
  return {
    cells: [`${likesASecond} likes a second, ${seconds} s`, ...toCells(arrivals, cpu), 'none missing'],
    isWithin: arrivals.missing === 0 && arrivals.delays.length === seconds * likesASecond * streams,
  };
}

async function likeOne(listeners: Listeners, writer: Writer): Promise<void> {
  listeners.expect(writer.postId);
  await toggleLike(writer, writer.postId);
}

interface Cpu {
  node: number;
  /** The share of this process, which reads all streams. */
  reader: number;
}

/** Returns shares of one core. */
async function cpuDuring({ cpuSeconds }: Site['product'], work: () => Promise<void>): Promise<Cpu> {
  const startedAt = performance.now();
  const before = await cpuSeconds();
  const ownBefore = process.cpuUsage();
  await work();
  const own = process.cpuUsage(ownBefore);
  const ms = performance.now() - startedAt;
  return { node: (1_000 * ((await cpuSeconds()) - before)) / ms, reader: (own.user + own.system) / 1_000 / ms };
}

function toCells({ delays, missing }: Arrivals, cpu: Cpu): string[] {
  const times = [percentile(delays, 50), percentile(delays, 99), percentile(delays, 100)].map(formatMs);
  return [String(delays.length), ...times, String(missing), ofCore(cpu.node), ofCore(cpu.reader)];
}

function ofCore(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function toTable(rows: Row[]): Table {
  return {
    title: `${streams.toLocaleString('en')} streams of ${accounts} accounts, one node`,
    columns: ['case', 'messages', 'p50', 'p99', 'slowest', 'missing', 'node, of a core', 'reader', 'budget'],
    rows,
    notes: [
      'From sending the like to its message on a stream. A message is missing when its post was liked again before, 1.25 s later. All streams are read by the process that measures.',
    ],
  };
}
