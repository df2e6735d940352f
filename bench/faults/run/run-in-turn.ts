import type { Fault } from '../cases/fault.ts';
import type { CaseResult } from './run-case.ts';

interface Turns {
  /** Every case runs once, however long that takes. Then all run again until the time is over. */
  minutes: number;
  run(fault: Fault): Promise<CaseResult>;
  onResult(result: CaseResult): void;
}

/** An error may leave the stage broken. So it is a breach of its case, and ends the run. */
export async function runInTurn(faults: Fault[], { minutes, run, onResult }: Turns): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  const add = (result: CaseResult) => {
    results.push(result);
    onResult(result);
  };
  for (const fault of takeTurns(faults, minutes)) {
    try {
      add(await run(fault));
    } catch (error) {
      add(unfinished(fault, error));
      break;
    }
  }
  return results;
}

function* takeTurns(faults: Fault[], minutes: number): Generator<Fault> {
  const endsAt = performance.now() + minutes * 60_000;
  do yield* faults;
  while (performance.now() < endsAt);
}

function unfinished({ name }: Fault, error: unknown): CaseResult {
  return {
    ...{ name, requests: 0, failed: 0, wrong: 0, slowestMs: 0, lost: 0, resumed: 0, missed: 0 },
    recoveryMs: undefined,
    breaches: [`it was not finished, and the run ended: ${error instanceof Error ? error.message : error}`],
    failures: [],
  };
}
