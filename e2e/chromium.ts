import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runStep } from '../scripts/steps.ts';

/** The headless shell comes first: it renders the same pages with half the work. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds an installed Chromium. On Debian as root it installs the package. Throws an error that explains how to get one.
 */
export async function findChromium(): Promise<string> {
  const found = lookUp();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installOnDebian();
  const browser = lookUp();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

function lookUp(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** Older Debian releases have no package of the headless shell. */
async function installOnDebian(): Promise<void> {
  process.stdout.write('Installing Chromium …\n');
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core');
  if (!lookUp()) await aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core');
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const result = await runStep({ name: 'apt-get', command: 'apt-get', args }, env);
  if (!result.isPassed) process.stdout.write(result.output);
}
