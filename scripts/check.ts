import { pathToFileURL } from 'node:url';
import { runStep, type Step } from './steps.ts';

const node = process.execPath;

const checks: Step[] = [
  { name: 'types of server, contract and tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the web', command: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  { name: 'types of the service worker', command: 'tsc', args: ['-p', 'web/tsconfig.service-worker.json'] },
  { name: 'types of the browser tests', command: 'tsc', args: ['-p', 'e2e/tsconfig.json'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'lint with types', command: node, args: ['scripts/lint-with-types.ts'] },
  { name: 'structure', command: node, args: ['scripts/check-structure.ts'] },
  { name: 'citations', command: node, args: ['scripts/check-citations.ts'] },
  { name: 'translations', command: node, args: ['scripts/check-locales.ts'] },
  { name: "the browser's contract", command: node, args: ['scripts/generate-contract.ts', '--check'] },
  { name: 'migrations', command: node, args: ['scripts/release/check-migrations.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--cache'] },
];

/** Most checks use one core. */
const width = 2;

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const count = { passed: 0, failed: 0 };
  const waiting = [...checks];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      count[result.isPassed ? 'passed' : 'failed']++;
      process.stdout.write(`${result.isPassed ? '✓' : '✗'} ${step.name} (${result.seconds.toFixed(1)} s)\n`);
      if (!result.isPassed) process.stdout.write(`${result.output}\n`);
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runChecks();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
