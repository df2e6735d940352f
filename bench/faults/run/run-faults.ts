import { formatSeconds } from '../../src/format.ts';
import type { Table } from '../../src/table.ts';
import type { Fault } from '../cases/fault.ts';
import { findPossible } from '../cases/find-possible.ts';
import { faults } from '../cases/registry.ts';
import { countPromises } from '../load/ledger.ts';
import { openLoad } from '../load/load.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { type CaseResult, runCase } from './run-case.ts';
import { runInTurn } from './run-in-turn.ts';
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
const patience = 150;
const longestPatience = 330;

/** The table says `NO` in the row of each case in which a promise was broken. */
export async function runFaults(options: Options): Promise<Table> {
  const chosen = choose(options);
  options.say('starting two nodes');
  const stage = await openStage();
  stopOnSignals(stage, options);
  try {
    return await runOn(stage, chosen, options);
  } finally {
    options.say('stopping everything');
    await stage.stop();
  }
}

function choose({ names, isShort }: Options): Fault[] {
  const isNamed = ({ name }: Fault) => names.some((part) => name.includes(part));
  const chosen = faults.filter((fault) => (names.length > 0 ? isNamed(fault) : !isShort || fault.isShort));
  if (chosen.length === 0) throw new Error(`No case has such a name: ${names.join(', ')}`);
  return chosen;
}

function stopOnSignals(stage: Stage, { say }: Options): void {
  const interrupt = (error?: unknown) => {
    if (error instanceof Error) say(`${error.stack}`);
    void stage.stop().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'uncaughtException']) process.once(signal, interrupt);
}

async function runOn(stage: Stage, chosen: Fault[], options: Options): Promise<Table> {
  const { possible, notes } = await findPossible(stage, chosen);
  if (possible.length === 0) throw new Error(notes.join(' '));
  options.say(`signing up ${people} people`);
  const load = await openLoad(stage, people);
  const pace = { holdMs: options.isShort ? 3_000 : 8_000, patience };
  const results = await runInTurn(possible, {
    minutes: options.isShort ? 0 : options.minutes,
    run: (fault) => runCase(stage, load, fault, pace),
    onResult: (result) => tell(result, options),
  });
  const hasRecovered = results.at(-1)?.recoveryMs !== undefined;
  if (!options.isShort && hasRecovered) await checkOutboxes(stage, results);
  load.close();
  return toTable(results, [`${countPromises(load.ledger)} acknowledged writes were compared with the rows.`, ...notes]);
}

/** Waits once for the rules that may take minutes. A broken one counts as a breach of the last case. */
async function checkOutboxes(stage: Stage, results: CaseResult[]): Promise<void> {
  const broken = await settle(stage, longestPatience);
  results.at(-1)?.breaches.push(...broken.map(({ rule, violations }) => `${violations} × ${rule}`));
}

function tell(result: CaseResult, { say, isVerbose }: Pick<Options, 'say' | 'isVerbose'>): void {
  const { name, requests, failed, lost, recoveryMs, breaches, failures } = result;
  const recovery = recoveryMs === undefined ? 'no recovery' : `recovered in ${formatSeconds(recoveryMs / 1_000)}`;
  say(`${name}: ${requests} requests, ${failed} failed, ${lost} lost, ${recovery}, ${breaches.length} breaches`);
  for (const line of isVerbose ? [...breaches, ...failures] : breaches) say(`  ${line}`);
}
