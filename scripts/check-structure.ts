import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.ts';
import { sliceCycleProblems } from './slice-cycles.ts';
import { root } from './steps.ts';
import { findCycles, type ImportGraph, importRules, vocabularyProblems } from './structure-rules.ts';

const files = globSync(['contract/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !file.includes('.gen.') && !file.endsWith('.d.ts'),
);

const graph: ImportGraph = new Map(
  files.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'))]),
);
const problems = [
  ...files.flatMap(vocabularyProblems),
  ...[...graph].flatMap(([file, targets]) => targets.flatMap((target) => importRules(file, target))),
  ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
  ...sliceCycleProblems(graph),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
