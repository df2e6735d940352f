import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

const readmeFolder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
/** The README's pictures by their names: of which screen, at which size. */
const readmePictures = {
  'home-phone': { size: 'phone', screen: 'home' },
  'booking-phone': { size: 'phone', screen: 'book-filled-in' },
  'profile-phone': { size: 'phone', screen: 'profile-booked' },
  'home-desktop': { size: 'desktop', screen: 'home' },
} as const;

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

type Take = (page: Page, screen: Screen) => Promise<void>;

/** Calls `take` when each of the screens stands; `isWanted` says which are worth opening. */
async function walk(browser: Browser, look: Look, take: Take, isWanted = (_: Screen) => true): Promise<void> {
  const page = await openPage(browser, look);
  async function show(screens: Screen[]): Promise<void> {
    for (const screen of screens.filter(isWanted)) {
      await screen.open(page);
      await take(page, screen);
    }
  }
  await show(openScreens);
  await signUp(page.request, 'Meera Venkataraghavan Nair');
  await rememberSession(page);
  const [first] = await featuredGarages(page.request);
  await show(ownScreens(texts(look.language), await garageById(page.request, first?.id ?? '')));
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
  for (const [file, { size, screen }] of Object.entries(readmePictures)) {
    const take: Take = async (page) => {
      await page.screenshot({ path: path.join(readmeFolder, `${file}.png`) });
    };
    await walk(browser, { size, language: 'en', colorScheme: 'light' }, take, ({ name }) => name === screen);
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
