import { defineConfig, devices } from '@playwright/test';

// Three times as many pixels would be drawn for nobody: a layout knows only those of CSS.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** What depends on no layout is asked once, at the size of most customers; single tests say so with a tag. */
const atOneSize =
  /\/(payments|session|booking-life|booking-obstacles|notifications-push|installed|password|location|voice|community-live|revvy-languages|revvy-voice|revvy-streaming|revvy-cards|support-files)\.spec\.ts$/;

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
    actionTimeout: 20_000,
    timezoneId: 'America/St_Johns',
    locale: 'en-IN',
    // What a test answers in the server's place must come to it: the tests about the worker let it run.
    serviceWorkers: 'block',
    // Recording each step slows every test down: `--trace on` when one is to be looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop-only/ },
    { name: 'desktop', use: desktop, testIgnore: atOneSize, grepInvert: /@phone-only/ },
  ],
});
