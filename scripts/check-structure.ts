import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.ts';
import { queryHomeProblems } from './query-homes.ts';
import { sliceCycleProblems } from './slice-cycles.ts';
import { root } from './steps.ts';
import {
  crowdedFolderProblems,
  findCycles,
  type ImportGraph,
  iconProblems,
  importRules,
  sameNameProblems,
  storageProblems,
  vocabularyProblems,
} from './structure-rules.ts';

const files = globSync(['contract/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !file.includes('.gen.') && !file.endsWith('.d.ts'),
);

const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const graph: ImportGraph = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
const problems = [
  ...files.flatMap(vocabularyProblems),
  ...[...sources].flatMap(([file, text]) => storageProblems(file, text)),
  ...[...sources].flatMap(([file, text]) => iconProblems(text).map((problem) => `${file}: ${problem}`)),
  ...[...graph].flatMap(([file, targets]) => targets.flatMap((target) => importRules(file, target))),
  ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
  ...sliceCycleProblems(graph),
  ...sameNameProblems(files),
  ...crowdedFolderProblems(files),
  ...queryHomeProblems(new Map([...sources].filter(([file]) => file.startsWith('web/')))),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
