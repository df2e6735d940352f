import { type Attack, attacks, type Counts, isFair } from '../attackers/attacks.ts';
import { besideAttack, besideSpinners } from '../attackers/beside.ts';
import { openPeople } from '../attackers/people.ts';
import { openVisitor, type Visited } from '../attackers/visitor.ts';
import type { Walked } from '../attackers/walk.ts';
import { formatMs, formatRatio } from '../format.ts';
import { type Site, withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const mostRatio = 3;

/** Longer than the section takes. */
const busyForSeconds = 1_800;

export async function measureAttackers(workbench: Workbench): Promise<Table[]> {
  const measure = async (site: Site) => {
    const rows: Row[] = [];
    for (const attack of attacks) rows.push(await measureAttack(workbench, site, attack));
    return [toTable(rows, workbench)];
  };
  return await withSite(
    workbench,
    (site) => (workbench.isBusy ? besideSpinners(workbench, busyForSeconds, () => measure(site)) : measure(site)),
    { RATE_LIMITS: 'on' },
  );
}

/** Alone and beside the attack, one after the other, by the same visitor. */
async function measureAttack(workbench: Workbench, site: Site, attack: Attack): Promise<Row> {
  workbench.say(`attackers: ${attack.name}`);
  const seconds = workbench.isQuick ? 6 : 20;
  const visitor = await openVisitor(site);
  const people = await openPeople(site);
  const leave = async () => [visitor, people].forEach((one) => void one.leave());
  return await workbench.using(leave, async () => {
    await visitor.visit(2);
    const alone = await visitor.visit(seconds);
    const beside = await besideAttack(workbench, { url: site.product.url, name: attack.name }, () =>
      Promise.all([visitor.visit(seconds), people.walkFor(seconds)]),
    );
    const [visited, walked] = beside.result;
    for (const failure of walked.failures.slice(0, 5)) workbench.say(`  failed: ${failure}`);
    return toRow(attack, { alone, visited, walked, counts: beside.counts });
  });
}

interface Found {
  alone: Visited;
  visited: Visited;
  walked: Walked;
  counts: Counts;
}

function toRow(attack: Attack, { alone, visited, walked, counts }: Found): Row {
  const [reads, form] = (['reads', 'form'] as const).map((kind) => compare(alone.times[kind], visited.times[kind]));
  const slowest = Math.max(...visited.times.reads, ...visited.times.form);
  const refused = alone.refused + visited.refused;
  const isFairlyAnswered = Object.keys(counts).every((label) => isFair(label, attack));
  const isFast = [reads, form].every((found) => found && found.ratio <= mostRatio);
  return {
    cells: [
      attack.name,
      ...(reads?.cells ?? []),
      ...(form?.cells ?? []),
      formatMs(slowest),
      String(refused),
      `${walked.failures.length} of ${walked.steps}`,
      listCounts(counts),
      `≤ ${formatRatio(mostRatio)}, 0 refused, 0 failed`,
    ],
    isWithin: isFast && refused === 0 && walked.failures.length === 0 && isFairlyAnswered,
  };
}

function compare(alone: number[], beside: number[]): { ratio: number; cells: string[] } {
  const ratio = median(beside) / median(alone);
  return { ratio, cells: [formatMs(median(alone)), formatMs(median(beside)), formatRatio(ratio)] };
}

function listCounts(counts: Counts): string {
  const sorted = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return sorted.map(([label, count]) => `${count} × ${label}`).join(', ');
}

function toTable(rows: Row[], { isBusy, isQuick }: Workbench): Table {
  return {
    title: `One visitor with 50 connections, and everybody else${isBusy ? ', on a busy machine' : ''}`,
    columns: [
      'attack',
      'reads, alone',
      'beside',
      'ratio',
      'form, alone',
      'beside',
      'ratio',
      'slowest',
      'refused',
      'failed steps',
      "attacker's answers",
      'budget',
    ],
    rows,
    notes: [
      `A customer of another address makes five reads a second, of what everybody may read and of what the booking form reads for the signed-in customer (medians), for ${isQuick ? 6 : 20} s, and is never refused; five people of five more addresses walk from the home page to a booking as fast readers, and no step fails. The attacker is refused with 429 or 503 and Retry-After only. Rate limits are on, as by default.`,
      ...(isBusy ? ['Beside eight processes that compute without a pause, also for the time alone.'] : []),
    ],
  };
}
