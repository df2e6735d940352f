import { type Attack, attacks, isFair } from '../attackers/attacks.ts';
import { type Attacked, besideAttack, besideSpinners } from '../attackers/beside.ts';
import { openPeople } from '../attackers/people.ts';
import { openVisitor, type Visited } from '../attackers/visitor.ts';
import type { Walked } from '../attackers/walk.ts';
import { formatMs, formatRatio } from '../format.ts';
import { type Site, withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const mostRatio = 3;

/** Measuring a table takes less time than this. */
const busyForSeconds = 1_800;

/** Longer than a minute, because the limits of reads count for a minute. */
const longestAttackSeconds = 75;

/** Measures each table with its own node. */
export async function measureAttackers(workbench: Workbench): Promise<Table[]> {
  return [await measureAll(workbench, false), await measureAll(workbench, true)];
}

async function measureAll(workbench: Workbench, isBusy: boolean): Promise<Table> {
  const measure = async (site: Site) => {
    const rows: Row[] = [];
    for (const [number, attack] of attacks.entries()) {
      workbench.say(`attackers: ${attack.name}${isBusy ? ', on a busy machine' : ''}`);
      rows.push(await measureAttack(workbench, site, { attack, from: `127.0.1.${number + 1}` }));
    }
    return rows;
  };
  const rows = await withSite(
    workbench,
    (site) => (isBusy ? besideSpinners(workbench, busyForSeconds, () => measure(site)) : measure(site)),
    { RATE_LIMITS: 'on' },
  );
  const memory = workbench.takeMemory();
  return { ...toTable(rows, workbench, isBusy), ...(memory !== undefined && { memory }) };
}

interface Attempt {
  attack: Attack;
  from: string;
}

function secondsOf({ isQuick }: Workbench) {
  return isQuick ? { alone: 3, beside: 4 } : { alone: 10, beside: 15 };
}

/** The same visitor reads alone and then beside the attack. */
async function measureAttack(workbench: Workbench, site: Site, { attack, from }: Attempt): Promise<Row> {
  const seconds = secondsOf(workbench);
  const visitor = await openVisitor(site);
  const people = await openPeople(site);
  const leave = async () => [visitor, people].forEach((one) => void one.leave());
  return await workbench.using(leave, async () => {
    await visitor.visit(2);
    const alone = await visitor.visit(seconds.alone);
    const wanted = { url: site.product.url, name: attack.name, from, longestSeconds: longestAttackSeconds };
    const { result, attacked } = await besideAttack(workbench, wanted, () =>
      Promise.all([visitor.visit(seconds.beside), people.walkFor(seconds.beside)]),
    );
    const [visited, walked] = result;
    for (const failure of walked.failures.slice(0, 5)) workbench.say(`  failed: ${failure}`);
    return toRow(attack, { alone, visited, walked, attacked });
  });
}

interface Found {
  alone: Visited;
  visited: Visited;
  walked: Walked;
  attacked: Attacked;
}

function toRow(attack: Attack, { alone, visited, walked, attacked }: Found): Row {
  const [reads, form] = (['reads', 'form'] as const).map((kind) => compare(alone.times[kind], visited.times[kind]));
  const slowest = Math.max(...visited.times.reads, ...visited.times.form);
  const refused = alone.refused + visited.refused;
  const isFairlyAnswered = Object.keys(attacked.counts).every((label) => isFair(label, attack));
  const isFast = [reads, form].every((found) => found && found.ratio <= mostRatio);
  return {
    cells: [
      attack.name,
      ...(reads?.cells ?? []),
      ...(form?.cells ?? []),
      formatMs(slowest),
      String(refused),
      `${walked.failures.length} of ${walked.steps}`,
      sayRefusal(attacked),
      listCounts(attacked),
      `≤ ${formatRatio(mostRatio)}, 0 refused, 0 failed; the attacker is`,
    ],
    isWithin:
      isFast && refused === 0 && walked.failures.length === 0 && isFairlyAnswered && attacked.refusedAfterMs !== null,
  };
}

function sayRefusal({ refusedAfterMs, seconds }: Attacked): string {
  return refusedAfterMs === null ? `not in ${seconds.toFixed(0)} s` : `after ${(refusedAfterMs / 1000).toFixed(1)} s`;
}

function compare(alone: number[], beside: number[]): { ratio: number; cells: string[] } {
  const ratio = median(beside) / median(alone);
  return { ratio, cells: [formatMs(median(alone)), formatMs(median(beside)), formatRatio(ratio)] };
}

function listCounts({ counts, seconds }: Attacked): string {
  const sorted = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return `${sorted.map(([label, count]) => `${count} × ${label}`).join(', ')} in ${seconds.toFixed(0)} s`;
}

function toTable(rows: Row[], workbench: Workbench, isBusy: boolean): Table {
  const seconds = secondsOf(workbench);
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
      'attacker refused',
      "attacker's answers",
      'budget',
    ],
    rows,
    notes: [
      `A customer of another address makes five reads a second, of what everybody may read and of what the booking form reads for the signed-in customer (medians), for ${seconds.alone} s alone and ${seconds.beside} s beside the attack, and is never refused; five people of five more addresses walk from the home page to a booking as fast readers, and no step fails. The attacker is refused with 429 or 503 and Retry-After at some point, within ${longestAttackSeconds} s, and gets no other error. Rate limits are on, as by default.`,
      ...(isBusy ? ['Beside eight processes that compute without a pause, also for the time alone.'] : []),
    ],
  };
}
