import { readFileSync } from 'node:fs';
import { importsOf } from './imports-of.ts';
import { queryHomeProblems } from './query-homes.ts';
import { sliceCycleProblems } from './slice-cycles.ts';
import { readSources } from './source-files.ts';
import {
  crowdedFolderProblems,
  findCycles,
  type ImportGraph,
  iconProblems,
  importRules,
  lengthProblems,
  libFolderProblems,
  sameNameProblems,
  storageProblems,
  userIdProblems,
  vocabularyProblems,
} from './structure-rules.ts';

const crowdedFolders: Record<string, number> = JSON.parse(
  readFileSync(new URL('crowded-folders.json', import.meta.url), 'utf8'),
);

const everySource = readSources();
const everyGraph: ImportGraph = new Map([...everySource].map(([file, source]) => [file, importsOf(file, source)]));

function inProduct<Value>(map: Map<string, Value>): Map<string, Value> {
  return new Map([...map].filter(([file]) => /^(contract|server|web)\/src\//.test(file)));
}

const sources = inProduct(everySource);
const graph = inProduct(everyGraph);
const files = [...sources.keys()];
const problems = [
  ...files.flatMap(vocabularyProblems),
  ...[...sources].flatMap(([file, text]) => storageProblems(file, text)),
  ...[...sources].flatMap(([file, text]) => iconProblems(text).map((problem) => `${file}: ${problem}`)),
  ...[...graph].flatMap(([file, targets]) => targets.flatMap((target) => importRules(file, target))),
  ...[...everySource].flatMap(([file, text]) => lengthProblems(file, text)),
  ...[...everySource].flatMap(([file, text]) => userIdProblems(file, text)),
  ...findCycles(everyGraph).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
  ...sliceCycleProblems(graph),
  ...sameNameProblems(files),
  ...libFolderProblems(files),
  ...crowdedFolderProblems([...everySource.keys()], crowdedFolders),
  ...queryHomeProblems(new Map([...sources].filter(([file]) => file.startsWith('web/')))),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
