import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../cases/fault.ts';
import type { Load } from '../load/load.ts';
import { createTally, describeFailures, type Tally } from '../load/tally.ts';
import type { Stage } from '../stage/stage.ts';
import { findLost } from './find-lost.ts';
import { type Findings, listBreaches, recoverWithinMs } from './list-breaches.ts';
import { settle } from './settle.ts';

export interface Pace {
  /** How long each phase of a fault lasts. */
  holdMs: number;
  /** Rules that may take more seconds than this are not checked after each case. */
  patience: number;
}

export interface CaseResult extends Pick<Tally, 'requests' | 'failed' | 'wrong' | 'slowestMs'> {
  name: string;
  lost: number;
  resumed: number;
  missed: number;
  recoveryMs: number | undefined;
  breaches: string[];
  /** Failures as they should be. */
  failures: string[];
}

const warmUpMs = 1_000;
const webhooksWithinMs = 30_000;
const streamsWithinMs = 15_000;

export async function runCase(stage: Stage, load: Load, fault: Fault, pace: Pace): Promise<CaseResult> {
  const proxy = await fault.through?.(stage.nodes.map(({ url }) => url));
  try {
    // After a fault everybody may be at the same node, and a fault at the other one would harm nobody.
    load.leadTo(proxy?.secureUrl ?? null);
    return await runUnderLoad(stage, load, fault, pace);
  } finally {
    load.leadTo(null);
    await proxy?.stop();
  }
}

async function runUnderLoad(stage: Stage, load: Load, fault: Fault, pace: Pace): Promise<CaseResult> {
  const tally = createTally();
  const resumedBefore = load.countResumed();
  const end = load.begin(tally, fault.mayBreak ?? false);
  const recoveryMs = await causeAndRecover(stage, load, fault, pace.holdMs).finally(end);
  await becomes(async () => load.countUntold() === 0, webhooksWithinMs);
  await becomes(async () => load.countMissed() === 0, streamsWithinMs);
  const broken = await settle(stage, pace.patience);
  return toResult(fault, {
    ...{ tally, recoveryMs, broken },
    lost: await findLost(stage, load.ledger),
    resumed: load.countResumed() - resumedBefore,
    missed: load.countMissed(),
    untold: load.countUntold(),
    ended: stage.nodes.flatMap((node) => node.lastWords() ?? []),
  });
}

async function causeAndRecover(
  stage: Stage,
  load: Load,
  fault: Fault,
  holdMs: number,
): Promise<Findings['recoveryMs']> {
  await wait(warmUpMs);
  let healedAt = performance.now();
  await fault.cause(stage, async () => {
    await wait(holdMs);
    healedAt = performance.now();
  });
  const hasRecovered = await becomes(() => worksEverywhere(stage, load), recoverWithinMs);
  return hasRecovered ? performance.now() - healedAt : undefined;
}

function toResult(fault: Fault, findings: Findings): CaseResult {
  const { tally, lost, resumed, missed, recoveryMs } = findings;
  const { requests, failed, wrong, slowestMs } = tally;
  return {
    ...{ name: fault.name, requests, failed, wrong, slowestMs, resumed, missed, recoveryMs, lost: lost.length },
    breaches: listBreaches(fault, findings),
    failures: describeFailures(tally, 'failed'),
  };
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
