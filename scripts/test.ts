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

const isLongRun = process.argv[2] === 'all';
if (isLongRun) process.env.TESTS = 'all';
// A NODE_ENV from outside is meant for running the product.
process.env.NODE_ENV = 'test';
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const total: Count = { passed: 0, failed: 0 };

function add({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

type Print = (text: string | Uint8Array) => void;

const print: Print = (text) => void process.stdout.write(text);

/** Prints nothing before `release`, so that the lines of two suites do not mix. */
function createLatePrint(): { print: Print; release(): void } {
  let held: Parameters<Print>[0][] | null = [];
  return {
    print: (text) => void (held ? held.push(text) : print(text)),
    release() {
      for (const text of held ?? []) print(text);
      held = null;
    },
  };
}

interface Suite extends Step {
  env?: Record<string, string>;
  print?: Print;
  readReport(): Count;
}

/** A step that ends without a report counts as one failure. */
async function runSuite({ env = {}, print: printOwn = print, readReport, ...step }: Suite): Promise<void> {
  printOwn(`\n${step.name}\n`);
  const result = await runStep(step, env, printOwn);
  let count: Count;
  try {
    count = readReport();
  } catch {
    count = { passed: 0, failed: 1 };
  }
  add(result.isPassed || count.failed > 0 ? count : { ...count, failed: 1 });
  printOwn(`${step.name}: ${result.seconds.toFixed(0)} s\n`);
}

function readJson<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

async function runUnitTests(): Promise<void> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const readReport = () => {
    const report = readJson<{ numPassedTests: number; numFailedTests: number }>(file);
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  };
  await runSuite({ name: 'Unit and integration tests', command: 'vitest', args, readReport });
}

async function runBrowserTests(printLate: Print): Promise<void> {
  const file = path.join(reports, 'playwright.json');
  const args = ['test', '-c', 'e2e', '--reporter=dot,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: await findChromium(), CI: '1' };
  const readReport = () => {
    const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  };
  await runSuite({ name: 'Browser tests', command: 'playwright', args, env, print: printLate, readReport });
}

async function runBuild(): Promise<void> {
  const readReport = () => ({ passed: 1, failed: 0 });
  await runSuite({ name: 'Build of the web', command: process.execPath, args: ['scripts/build-web.ts'], readReport });
}

/** Its limits of time count only while nothing else runs. */
async function runFaults(): Promise<void> {
  const readReport = () => ({ passed: 1, failed: 0 });
  const args = ['bench/faults/main.ts', '--short'];
  await runSuite({ name: 'Faults under load', command: process.execPath, args, readReport });
}

/** Each of the two suites often waits, so that both together use the cores better than one after the other. */
async function runAll(): Promise<void> {
  const checked = runChecks();
  await runBuild();
  const late = createLatePrint();
  const browser = runBrowserTests(late.print);
  const units = checked.then(add).then(runUnitTests).finally(late.release);
  const ended = await Promise.allSettled([units, browser]);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  if (isLongRun) await runFaults();
}

try {
  await runAll();
} catch (error) {
  total.failed++;
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
} finally {
  rmSync(reports, { recursive: true });
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
