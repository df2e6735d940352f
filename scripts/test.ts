import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../e2e/chromium.ts';
import { runChecks } from './check.ts';
import { runStep, type Step } from './steps.ts';

interface Count {
  passed: number;
  failed: number;
}

if (process.argv[2] === 'all') process.env.TESTS = 'all';
// A NODE_ENV from outside is meant for running the product.
process.env.NODE_ENV = 'test';
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const total: Count = { passed: 0, failed: 0 };

function add({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

/** A step that ends without a report counts as one failure. */
async function runSuite(step: Step, env: Record<string, string>, readReport: () => Count): Promise<void> {
  process.stdout.write(`\n${step.name}\n`);
  const result = await runStep(step, env, (chunk) => process.stdout.write(chunk));
  let count: Count;
  try {
    count = readReport();
  } catch {
    count = { passed: 0, failed: 1 };
  }
  add(result.isPassed || count.failed > 0 ? count : { ...count, failed: 1 });
  process.stdout.write(`${step.name}: ${result.seconds.toFixed(0)} s\n`);
}

function readJson<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

async function runUnitTests(): Promise<void> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await runSuite({ name: 'Unit and integration tests', command: 'vitest', args }, {}, () => {
    const report = readJson<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file);
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

async function runBrowserTests(): Promise<void> {
  const file = path.join(reports, 'playwright.json');
  const args = ['test', '-c', 'e2e', '--reporter=dot,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: await findChromium(), CI: '1' };
  await runSuite({ name: 'Browser tests', command: 'playwright', args }, env, () => {
    const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

async function runBuild(): Promise<void> {
  const step = { name: 'Build of the web', command: process.execPath, args: ['scripts/build-web.ts'] };
  await runSuite(step, {}, () => ({ passed: 1, failed: 0 }));
}

try {
  add(await runChecks());
  await runBuild();
  await runUnitTests();
  await runBrowserTests();
} catch (error) {
  total.failed++;
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
} finally {
  rmSync(reports, { recursive: true });
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
