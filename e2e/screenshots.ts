import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { featuredGarages, garageById, signUp } from './api.ts';
import { findChromium } from './chromium.ts';
import { rememberSession } from './remember-session.ts';
import { openScreens, ownScreens, type Screen } from './screens.ts';
import startProduct from './server.ts';
import { languages, texts } from './texts.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
type Size = keyof typeof sizes;

const readmeFolder = new URL('../docs/screenshots', import.meta.url).pathname;
/** The README's pictures: screen, size and whether it is scrolled to the top only. */
const readmePictures: [Size, string, string][] = [
  ['phone', 'home', 'home-phone'],
  ['phone', 'book', 'booking-phone'],
  ['phone', 'profile-booked', 'profile-phone'],
  ['desktop', 'home', 'home-desktop'],
];

interface Look {
  size: Size;
  language: (typeof languages)[number];
  colorScheme: 'light' | 'dark';
}

async function openPage(browser: Browser, { size, language, colorScheme }: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    viewport: sizes[size],
    deviceScaleFactor: 1,
    hasTouch: size === 'phone',
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  await context.addCookies([{ name: 'lang', value: language, url: process.env.BASE_URL }]);
  return context.newPage();
}

/** Every screen in one look; `take` is called when each stands. */
async function walk(browser: Browser, look: Look, take: (page: Page, screen: Screen) => Promise<void>): Promise<void> {
  const page = await openPage(browser, look);
  for (const screen of openScreens) {
    await screen.open(page);
    await take(page, screen);
  }
  await signUp(page.request, 'Meera Venkataraghavan Nair');
  await rememberSession(page);
  const [first] = await featuredGarages(page.request);
  const detail = await garageById(page.request, first?.id ?? '');
  for (const screen of ownScreens(texts(look.language), detail)) {
    await screen.open(page);
    await take(page, screen);
  }
  await page.context().close();
}

async function takeAll(browser: Browser, folder: string): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    for (const language of languages) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const target = path.join(folder, `${size}-${language}-${colorScheme}`);
        await walk(browser, { size, language, colorScheme }, async (page, { name }) => {
          await page.screenshot({ path: path.join(target, `${name}.png`) });
          await page.screenshot({ path: path.join(target, 'full', `${name}.png`), fullPage: true });
        });
      }
    }
  }
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(readmeFolder, { recursive: true });
  for (const size of ['phone', 'desktop'] as const) {
    await walk(browser, { size, language: 'en', colorScheme: 'light' }, async (page, { name }) => {
      const picture = readmePictures.find(([wanted, screen]) => wanted === size && screen === name);
      if (picture) await page.screenshot({ path: path.join(readmeFolder, `${picture[2]}.png`) });
    });
  }
}

const { values, positionals } = parseArgs({ options: { readme: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder && !values.readme) {
  process.stderr.write('Usage: node e2e/screenshots.ts FOLDER | --readme\n');
  process.exit(1);
}
const stop = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  if (folder) await takeAll(browser, path.resolve(folder));
  if (values.readme) await takeReadmePictures(browser);
} finally {
  await browser.close();
  await stop();
}
