import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../cases/fault.ts';
import type { Load } from '../load/load.ts';
import { createTally, type Tally } from '../load/tally.ts';
import type { Stage } from '../stage/stage.ts';
import { findLost } from './find-lost.ts';
import { settle } from './settle.ts';

export interface Pace {
  /** How long a fault lasts. */
  holdMs: number;
  /** The longest time, in seconds, that a rule may take and is still waited for. */
  patience: number;
}

export interface CaseResult extends Pick<Tally, 'requests' | 'failed' | 'wrong' | 'slowestMs'> {
  name: string;
  lost: number;
  /** Streams that were opened again. */
  resumed: number;
  /** Acknowledged changes that a stream did not tell. */
  missed: number;
  /** From the end of the cause until everything works at both nodes; undefined if it never did. */
  recoveryMs: number | undefined;
  breaches: string[];
  /** Failures as they should be, for the curious. */
  failures: string[];
}

const warmUpMs = 1_000;
const recoverWithinMs = 30_000;
const streamsWithinMs = 15_000;
const usualMostMs = 10_000;
const mostListed = 5;

export async function runCase(stage: Stage, load: Load, fault: Fault, pace: Pace): Promise<CaseResult> {
  if (!fault.through) return await runDirectly(stage, load, fault, pace);
  const proxy = await fault.through(stage.nodes.map(({ url }) => url));
  try {
    load.leadTo(proxy.secureUrl);
    return await runDirectly(stage, load, fault, pace);
  } finally {
    load.leadTo(null);
    await proxy.stop();
  }
}

async function runDirectly(stage: Stage, load: Load, fault: Fault, pace: Pace): Promise<CaseResult> {
  const { name, mayBreak = false } = fault;
  const tally = createTally();
  const resumedBefore = load.countResumed();
  const end = load.begin(tally, mayBreak);
  await wait(warmUpMs);
  let healedAt = performance.now();
  await fault.cause(stage, async () => {
    await wait(pace.holdMs);
    healedAt = performance.now();
  });
  const hasRecovered = await becomes(() => worksEverywhere(stage, load), recoverWithinMs);
  const recoveryMs = hasRecovered ? performance.now() - healedAt : undefined;
  await end();
  await load.paid();
  await becomes(async () => load.countMissed() === 0, streamsWithinMs);
  const broken = await settle(stage, pace.patience);
  const lost = await findLost(stage.pool, load.ledger);
  const { requests, failed, wrong, slowestMs, details } = tally;
  const result = { name, requests, failed, wrong, slowestMs, lost: lost.length, recoveryMs };
  const streams = { missed: load.countMissed(), resumed: load.countResumed() - resumedBefore };
  const texts = [...details].map(([text, count]) => `${count} × ${text}`);
  const isWrong = (text: string) => text.includes('× wrong');
  const breaches = [
    ...texts.filter(isWrong),
    ...lost.slice(0, mostListed).map((text) => `lost: ${text}`),
    ...broken.map(({ rule, violations }) => `${violations} × ${rule}`),
    ...stage.nodes.flatMap((node) => node.lastWords() ?? []).map((words) => `a node ended by itself: ${words}`),
    ...listBreaches(fault, { ...result, ...streams }),
  ];
  return { ...result, ...streams, breaches, failures: texts.filter((text) => !isWrong(text)) };
}

function listBreaches(
  { isUnnoticed = false, mostMs = usualMostMs }: Fault,
  { failed, slowestMs, missed, recoveryMs }: Omit<CaseResult, 'breaches' | 'failures'>,
): string[] {
  return [
    missed > 0 && `${missed} changes did not reach a stream`,
    recoveryMs === undefined && `it did not recover within ${recoverWithinMs / 1_000} s`,
    isUnnoticed && failed > 0 && `${failed} requests failed`,
    slowestMs > mostMs && `a request took more than ${mostMs / 1_000} s`,
  ].filter((breach) => breach !== false);
}

async function worksEverywhere({ nodes }: Stage, load: Load): Promise<boolean> {
  const works = await Promise.all(nodes.map((_, index) => load.works(index)));
  return works.every(Boolean);
}

async function becomes(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await wait(100)) {
    if (await isSo()) return true;
  }
  return false;
}
