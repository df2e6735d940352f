import type { Broken } from '../../../server/test/crash/check-invariants.ts';
import type { Fault } from '../cases/fault.ts';
import { describeFailures, type Tally } from '../load/tally.ts';

/** The findings of a case that has ended. */
export interface Findings {
  tally: Tally;
  /** Streams that were opened again. */
  resumed: number;
  /** Acknowledged changes that a stream did not tell. */
  missed: number;
  /** Payments whose webhooks no node took. */
  untold: number;
  /** From the end of the cause until everything works at both nodes; undefined if that took too long. */
  recoveryMs: number | undefined;
  /** Acknowledged writes that are gone. */
  lost: string[];
  /** Rules of the database that do not hold. */
  broken: Broken[];
  /** The last words of nodes that ended by themselves. */
  ended: string[];
}

export const recoverWithinMs = 30_000;
const usualMostMs = 10_000;
const mostListed = 5;

/** Returns a line for each promise that was broken. */
export function listBreaches(fault: Fault, findings: Findings): string[] {
  const { tally, lost, broken, ended } = findings;
  return [
    ...describeFailures(tally, 'wrong'),
    ...lost.slice(0, mostListed).map((text) => `lost: ${text}`),
    ...broken.map(({ rule, violations }) => `${violations} × ${rule}`),
    ...ended.map((words) => `a node ended by itself: ${words}`),
    ...listMissed(fault, findings),
  ];
}

function listMissed({ mostMs = usualMostMs, ...fault }: Fault, findings: Findings) {
  const { tally, missed, untold, recoveryMs, resumed } = findings;
  const isFelt = { requests: tally.failed + tally.wrong > 0, streams: resumed > 0 };
  return [
    missed > 0 && `${missed} changes did not reach a stream`,
    untold > 0 && `${untold} payments had webhooks that no node took`,
    recoveryMs === undefined && `it did not recover within ${recoverWithinMs / 1_000} s`,
    fault.isUnnoticed && tally.failed > 0 && `${tally.failed} requests failed`,
    tally.slowestMs > mostMs && `a request took more than ${mostMs / 1_000} s`,
    tally.requests === 0 && 'there were no requests',
    fault.isFeltBy && !isFelt[fault.isFeltBy] && 'nothing shows that the fault happened',
  ].filter((line) => typeof line === 'string');
}
