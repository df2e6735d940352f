import { formatSeconds } from '../../src/format.ts';
import type { Table } from '../../src/table.ts';
import type { Fault } from '../cases/fault.ts';
import { faults } from '../cases/registry.ts';
import { countPromises } from '../load/ledger.ts';
import { openLoad } from '../load/load.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { type CaseResult, runCase } from './run-case.ts';
import { settle } from './settle.ts';
import { toTable } from './to-table.ts';

interface Options {
  /** Parts of the names of the cases; none means all. */
  names: string[];
  minutes: number;
  isShort: boolean;
  isVerbose: boolean;
  say(line: string): void;
}

const people = 10;
const short = { holdMs: 3_000, patience: 150 };
const longestPatience = 330;
const long = { holdMs: 8_000, patience: 150 };

export async function runFaults({
  isShort,
  minutes,
  ...options
}: Options): Promise<{ table: Table; isSound: boolean }> {
  const chosen = choose(options.names, isShort);
  options.say('starting two nodes');
  const stage = await openStage();
  const interrupt = (error?: unknown) => {
    if (error instanceof Error) options.say(`${error.stack}`);
    void stage.stop().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'uncaughtException']) process.once(signal, interrupt);
  try {
    options.say(`signing up ${people} people`);
    const load = await openLoad(stage, people);
    const results: CaseResult[] = [];
    const endsAt = performance.now() + minutes * 60_000;
    do {
      for (const fault of chosen) {
        const result = await runCase(stage, load, fault, isShort ? short : long);
        results.push(result);
        tell(result, options);
      }
    } while (!isShort && performance.now() < endsAt);
    if (!isShort) await checkOutboxes(stage, results);
    load.close();
    return {
      table: toTable(results, countPromises(load.ledger)),
      isSound: results.every(({ breaches }) => breaches.length === 0),
    };
  } finally {
    options.say('stopping everything');
    await stage.stop();
  }
}

/** Rules that may take minutes are awaited once. What is broken then counts against the last case. */
async function checkOutboxes(stage: Stage, results: CaseResult[]): Promise<void> {
  const broken = await settle(stage, longestPatience);
  results.at(-1)?.breaches.push(...broken.map(({ rule, violations }) => `${violations} × ${rule}`));
}

function choose(names: string[], isShort: boolean): Fault[] {
  const isNamed = ({ name }: Fault) => names.some((part) => name.includes(part));
  const chosen = faults.filter((fault) => (names.length > 0 ? isNamed(fault) : !isShort || fault.isShort));
  if (chosen.length === 0) throw new Error(`No case has such a name: ${names.join(', ')}`);
  return chosen;
}

function tell(result: CaseResult, { say, isVerbose }: Pick<Options, 'say' | 'isVerbose'>): void {
  const { name, requests, failed, lost, recoveryMs, breaches, failures } = result;
  const recovery = recoveryMs === undefined ? 'no recovery' : `recovered in ${formatSeconds(recoveryMs / 1_000)}`;
  say(`${name}: ${requests} requests, ${failed} failed, ${lost} lost, ${recovery}, ${breaches.length} breaches`);
  for (const line of isVerbose ? [...breaches, ...failures] : breaches) say(`  ${line}`);
}
