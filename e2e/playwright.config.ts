import { defineConfig, devices } from '@playwright/test';
import { isLongRun } from '../scripts/long-run.ts';

// The real scale factor would draw many more pixels without any benefit: layouts depend on CSS pixels.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Tests that do not depend on the layout run at one size, that of most customers. A single test says so with a tag. */
const atOneSize =
  /\/(payments|session|booking-life|booking-obstacles|notifications-push|installed|password|location|voice|community-live|revvy-languages|revvy-voice|revvy-streaming|revvy-cards|support-files)\.spec\.ts$/;

/** A short run runs each story once: the staff's at a desktop's size, all others at a phone's. */
const atDesktop = /@desktop-only| desk-[a-z]+\.spec\.ts/;
const detail = /@before-release/;

export default defineConfig({
  testDir: './tests',
  globalSetup: './server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: 'dot',
  use: {
    baseURL: process.env.BASE_URL,
    // Drawing each step of an animation takes a seventh of the processor time. A long run shows the animations.
    contextOptions: isLongRun ? {} : { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    timezoneId: 'America/St_Johns',
    locale: 'en-IN',
    // Tests mock the server's answers, which a service worker would bypass. Tests about the worker enable it.
    serviceWorkers: 'block',
    // Traces slow every test down. Use `--trace on` to examine one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Each browser has one process less and needs a tenth less processor time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds, so compiling hot functions costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: isLongRun
    ? [
        { name: 'phone', use: phone, grepInvert: /@desktop-only/ },
        { name: 'desktop', use: desktop, testIgnore: atOneSize, grepInvert: /@phone-only/ },
      ]
    : [
        { name: 'phone', use: phone, grepInvert: [atDesktop, detail] },
        { name: 'desktop', use: desktop, grep: atDesktop, grepInvert: [/@phone-only/, detail] },
      ],
});
