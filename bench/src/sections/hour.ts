import { openClient } from '../client.ts';
import { type SharedCost, withSharedCost } from '../cost.ts';
import { formatMegabytes, formatMs, formatRatio } from '../format.ts';
import { timeFixedWork } from '../hour/fixed-work.ts';
import { keepStreams } from '../hour/kept-streams.ts';
import { prepareMix } from '../hour/mix.ts';
import { type Sample, sendPaced } from '../hour/paced.ts';
import { findCapacity } from '../hour/ramp.ts';
import { type Site, withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';
import { openWriters } from '../writes.ts';

const customers = 100;
const shareOfCapacity = 0.8;
const sampleSeconds = 10;
const flat = { memory: 1.1, p99: 1.5 };

interface Moment extends Sample, SharedCost {
  memory: number;
  /** Processor time of a fixed piece of work, in milliseconds. */
  fixedWorkMs: number;
}

export async function measureHour(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async (site) => {
    workbench.say(`hour: signing up ${customers} customers`);
    const writers = await openWriters(site, customers);
    return await workbench.using(writers.close, async () => {
      const streams = await keepStreams(openClient(site.product.url), writers.all);
      return await workbench.using(streams.close, async () => {
        const send = await prepareMix(site, writers.all);
        const capacity = await rampUp(workbench, send);
        const moments = await holdOn(workbench, site, { perSecond: shareOfCapacity * capacity, send });
        return [toTable(moments, { capacity, refusedStreams: streams.refused })];
      });
    });
  });
}

async function rampUp({ isQuick, say }: Workbench, send: () => Promise<void>): Promise<number> {
  const seconds = isQuick ? 3 : 10;
  await sendPaced({ perSecond: 50, seconds, send });
  return await findCapacity(async (perSecond) => {
    const sample = await sendPaced({ perSecond, seconds, send });
    say(`hour: ramp, ${perSecond.toFixed(0)}/s: ${inShort(sample)}`);
    return sample;
  });
}

interface Load {
  perSecond: number;
  send(): Promise<void>;
}

async function holdOn({ minutes, say }: Workbench, site: Site, load: Load): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const endsAt = performance.now() + 60_000 * minutes; performance.now() < endsAt; ) {
    const fixedWorkMs = timeFixedWork();
    const sample = await withSharedCost(site, () => sendPaced({ ...load, seconds: sampleSeconds }));
    const moment = { ...sample, memory: await site.product.memory(), fixedWorkMs };
    moments.push(moment);
    say(`hour: ${moments.length * sampleSeconds} s: ${inShort(sample)}, ${costInShort(moment)}`);
  }
  return moments;
}

function inShort({ perSecond, p50, p99, failures }: Sample): string {
  const failed = failures.length > 0 ? `, ${failures.length} failed (${failures[0]})` : '';
  return `${perSecond.toFixed(0)} answers a second, p50 ${formatMs(p50)}, p99 ${formatMs(p99)}${failed}`;
}

function costInShort({ memory, cpuMs, databaseMs = 0, loadMs, fixedWorkMs }: Moment): string {
  const [node, database, load, fixedWork] = [cpuMs, databaseMs, loadMs, fixedWorkMs].map(formatMs);
  return `${formatMegabytes(memory)}, CPU an answer: node ${node}, database ${database}, load ${load}; fixed work ${fixedWork}`;
}

type Measure = 'memory' | 'p99' | 'p50' | 'perSecond' | 'cpuMs' | 'databaseMs' | 'loadMs' | 'fixedWorkMs';

interface Found {
  capacity: number;
  refusedStreams: number;
}

function toTable(moments: Moment[], { capacity, refusedStreams }: Found): Table {
  const quarter = Math.ceil(moments.length / 4);
  const [first, last] = [moments.slice(0, quarter), moments.slice(-quarter)];
  const of = (part: Moment[], name: Measure) => median(part.map((moment) => moment[name] ?? 0));
  const both = (name: Measure) => ({ first: of(first, name), last: of(last, name) });
  const failures = moments.flatMap((moment) => moment.failures);
  const rows: Row[] = [
    toRow('memory', formatMegabytes, both('memory'), flat.memory),
    toRow('p99', formatMs, both('p99'), flat.p99),
    toRow('p50', formatMs, both('p50')),
    toRow('CPU of the node for one answer', formatMs, both('cpuMs')),
    toRow('CPU of the database for one answer', formatMs, both('databaseMs')),
    toRow('CPU of the load generator for one answer', formatMs, both('loadMs')),
    toRow('CPU of a fixed piece of work', formatMs, both('fixedWorkMs')),
    { cells: ['answers a second', of(first, 'perSecond').toFixed(0), of(last, 'perSecond').toFixed(0), '', ''] },
    {
      cells: ['refused or failed', '', '', String(failures.length + refusedStreams), '0'],
      isWithin: failures.length + refusedStreams === 0,
    },
  ];
  return {
    title: `${((moments.length * sampleSeconds) / 60).toFixed(0)} min at ${100 * shareOfCapacity} % of what the node can do`,
    columns: ['measure', 'first quarter', 'last quarter', 'ratio or total', 'budget'],
    rows,
    notes: [
      `Pages, reads, sign-ins, bookings, likes, comments and ${customers} streams, at a steady rate; a ramp found that the node serves ${capacity.toFixed(0)} such requests a second. Medians of samples of ${sampleSeconds} s. The fixed piece of work shows how fast the machine was.`,
      ...[...new Set(failures)].slice(0, 5),
    ],
  };
}

function toRow(
  name: string,
  format: (value: number) => string,
  { first, last }: { first: number; last: number },
  most?: number,
): Row {
  const ratio = last / first;
  const cells = [name, format(first), format(last), formatRatio(ratio)];
  if (most === undefined) return { cells: [...cells, ''] };
  return { cells: [...cells, `≤ ${formatRatio(most)}`], isWithin: ratio <= most };
}
