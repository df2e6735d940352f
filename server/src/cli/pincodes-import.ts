import { parseArgs } from 'node:util';
import { StartupError } from '../config/startup-error.ts';
import { createDatabase } from '../database/pool.ts';
import { importPincodes, type PincodeSummary } from '../features/locations/commands/import-pincodes.ts';
import type { DirectoryProblem } from '../features/locations/commands/read-directory.ts';
import { loadCities } from '../features/locations/service/load-cities.ts';
import { count, formatNumber, readSource, runCommand, say } from './command-line.ts';
import { openDatabase } from './open-database.ts';

const usage = 'Usage: npm run pincodes:import -- FILE [--skip-bad]   (a CSV file, see docs/pincode-import.md)';

/** A wrong file has a problem in every line. */
const problemsShown = 50;

async function run(args: string[]): Promise<number> {
  const { file, skipBad } = parseArguments(args);
  const source = await readSource(file);
  const { pool, close } = await openDatabase(say);
  try {
    const started = performance.now();
    const outcome = await importPincodes(createDatabase(pool), { source, cities: loadCities(), skipBad });
    list(outcome.problems);
    if (outcome.ok) summarise(outcome.summary, outcome.problems.length, performance.now() - started);
    else say(`Nothing was imported: ${count(outcome.problems.length, 'problem')}.`);
    return outcome.ok ? 0 : 1;
  } finally {
    await close();
  }
}

function parseArguments(args: string[]): { file: string; skipBad: boolean } {
  try {
    const options = { 'skip-bad': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, skipBad: values['skip-bad'] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartupError(usage);
}

function list(problems: DirectoryProblem[]): void {
  for (const { line, reason } of problems.slice(0, problemsShown)) say(`line ${line}: ${reason}`);
  if (problems.length > problemsShown) say(`and ${count(problems.length - problemsShown, 'more line')}`);
}

function summarise({ pincodes, added, changed, removed, unclear }: PincodeSummary, skipped: number, ms: number): void {
  const numbers = `${formatNumber(added)} new, ${formatNumber(changed)} changed, ${formatNumber(removed)} removed`;
  say(`Imported ${count(pincodes, 'pincode')} (${numbers}) in ${(ms / 1000).toFixed(1)} s.`);
  if (unclear > 0)
    say(`Left out ${count(unclear, 'pincode')} whose district and state the file does not say, or says wrong.`);
  if (skipped > 0) say(`Skipped ${count(skipped, 'line')}.`);
}

await runCommand(run, 'The import failed and nothing was changed.');
