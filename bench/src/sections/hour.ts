import { openClient } from '../client.ts';
import { formatMegabytes, formatMs, formatRatio } from '../format.ts';
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

interface Moment extends Sample {
  memory: number;
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

async function holdOn({ minutes, say }: Workbench, { product }: Site, load: Load): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const endsAt = performance.now() + 60_000 * minutes; performance.now() < endsAt; ) {
    const sample = await sendPaced({ ...load, seconds: sampleSeconds });
    const memory = await product.memory();
    moments.push({ ...sample, memory });
    say(`hour: ${moments.length * sampleSeconds} s: ${inShort(sample)}, ${formatMegabytes(memory)}`);
  }
  return moments;
}

function inShort({ perSecond, p50, p99, failures }: Sample): string {
  const failed = failures.length > 0 ? `, ${failures.length} failed (${failures[0]})` : '';
  return `${perSecond.toFixed(0)} answers a second, p50 ${formatMs(p50)}, p99 ${formatMs(p99)}${failed}`;
}

interface Found {
  capacity: number;
  refusedStreams: number;
}

function toTable(moments: Moment[], { capacity, refusedStreams }: Found): Table {
  const quarter = Math.ceil(moments.length / 4);
  const [first, last] = [moments.slice(0, quarter), moments.slice(-quarter)];
  const of = (part: Moment[], name: 'memory' | 'p99' | 'perSecond') => median(part.map((moment) => moment[name]));
  const memory = { first: of(first, 'memory'), last: of(last, 'memory') };
  const p99 = { first: of(first, 'p99'), last: of(last, 'p99') };
  const failures = moments.flatMap((moment) => moment.failures);
  const rows: Row[] = [
    toRow('memory', formatMegabytes, memory, flat.memory),
    toRow('p99', formatMs, p99, flat.p99),
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
      `Pages, reads, sign-ins, bookings, likes, comments and ${customers} streams, at a steady rate; a ramp found that the node serves ${capacity.toFixed(0)} such requests a second. Medians of samples of ${sampleSeconds} s.`,
      ...[...new Set(failures)].slice(0, 5),
    ],
  };
}

function toRow(
  name: string,
  format: (value: number) => string,
  { first, last }: { first: number; last: number },
  most: number,
): Row {
  const ratio = last / first;
  return {
    cells: [name, format(first), format(last), formatRatio(ratio), `≤ ${formatRatio(most)}`],
    isWithin: ratio <= most,
  };
}
