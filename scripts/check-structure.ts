import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './steps.ts';
import { findCycles, type ImportGraph, importRules, vocabularyProblems } from './structure-rules.ts';

/**
 * Checks the shape of the repository: the vocabulary of slices, the direction of imports, and that there are no cycles.
 */
const files = globSync(['contract/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !file.includes('.gen.') && !file.endsWith('.d.ts'),
);

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap((part) => part.moduleRequest?.value ?? [])),
  ];
  return specifiers.map((specifier) => resolve(file, specifier));
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  if (specifier.startsWith('@/')) return path.join('web/src', specifier.slice(2));
  const contract = specifier.match(/^@pahiya\/contract\/(.+)$/)?.[1];
  return contract ? `contract/src/${contract}.ts` : `package:${specifier}`;
}

const graph: ImportGraph = new Map(files.map((file) => [file, importsOf(file)]));
const problems = [
  ...files.flatMap(vocabularyProblems),
  ...[...graph].flatMap(([file, targets]) => targets.flatMap((target) => importRules(file, target))),
  ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
