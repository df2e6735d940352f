import path from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { StartupError } from '../config/startup-error.ts';
import { createDatabase, type Database } from '../database/pool.ts';
import type { ImportFormat } from '../features/garages/commands/import-draft.ts';
import { type ImportOutcome, type ImportSummary, importGarages } from '../features/garages/commands/import-garages.ts';
import { describeProblem, type ImportProblem } from '../features/garages/commands/import-problems.ts';
import type { ImportProgress } from '../features/garages/commands/import-write.ts';
import { count, formatNumber, readSource, runCommand, say } from './command-line.ts';
import { openDatabase } from './open-database.ts';

const usage =
  'Usage: npm run garages:import -- FILE [--skip-bad]   (FILE ends in .json or .csv, see docs/garage-import.md)';

async function run(args: string[]): Promise<number> {
  const { file, skipBad } = parseArguments(args);
  const kind = formatOf(file);
  const source = await readSource(file);
  const { pool, close } = await openDatabase(say);
  const db = createDatabase(pool);
  try {
    const started = performance.now();
    const outcome = await importWithProgress(db, { source, format: kind, skipBad });
    for (const problem of outcome.problems) say(describeProblem(problem));
    if (outcome.ok)
      for (const { garage, list } of outcome.summary.kept) say(`${garage} ${list}: kept as changed at the desk`);
    say(outcome.ok ? summarise(outcome, performance.now() - started) : refuse(outcome.problems, skipBad));
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

function formatOf(file: string): ImportFormat {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.json' || extension === '.csv') return extension === '.json' ? 'json' : 'csv';
  throw new StartupError(`${file}: the name must end in .json or .csv.`);
}

type Request = Pick<Parameters<typeof importGarages>[1], 'source' | 'format' | 'skipBad'>;

async function importWithProgress(db: Database, request: Request): Promise<ImportOutcome> {
  if (!process.stderr.isTTY) return await importGarages(db, { ...request, onProgress: createLineReport() });
  const bar = new SingleBar({ stream: process.stderr, format: '{bar} {percentage} % · {value} of {total} garages' });
  const onProgress = ({ done, total }: ImportProgress) => {
    if (bar.isActive) bar.update(done);
    else bar.start(total, done);
  };
  return await importGarages(db, { ...request, onProgress }).finally(() => bar.stop());
}

function createLineReport(): (progress: ImportProgress) => void {
  let tenths = 0;
  return ({ done, total }) => {
    const reached = Math.floor((done * 10) / total);
    if (reached > tenths) say(`${formatNumber(done)} of ${formatNumber(total)} garages`);
    tenths = reached;
  };
}

function summarise({ summary, problems }: { summary: ImportSummary; problems: ImportProblem[] }, ms: number): string {
  const { garages, added, changed, services, mechanics, slots } = summary;
  const loaded = `Imported ${count(garages, 'garage')} (${formatNumber(added)} new, ${formatNumber(changed)} changed)`;
  const parts = [count(services, 'service'), count(mechanics, 'mechanic'), count(slots, 'slot')].join(', ');
  const skipped = new Set(problems.map((problem) => problem.externalId ?? problem.line)).size;
  const rest = skipped === 0 ? '' : ` Skipped ${count(skipped, 'garage')}.`;
  return `${loaded}, ${parts} in ${(ms / 1000).toFixed(1)} s.${rest}`;
}

function refuse(problems: ImportProblem[], skipBad: boolean): string {
  const isFileBad = problems.every((problem) => problem.externalId === null);
  const advice = isFileBad || skipBad ? '' : ' Use --skip-bad to load the garages without one.';
  return `Nothing was imported: ${count(problems.length, 'problem')}.${advice}`;
}

await runCommand(run, 'The import failed and nothing was changed.');
