import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { firstGarage, signUp } from './api.ts';
import { findChromium } from './chromium.ts';
import { rememberSession } from './remember-session.ts';
import type { Screen } from './screen.ts';
import { openScreens, ownScreens } from './screens.ts';
import startForAll from './server.ts';
import { languages, texts } from './texts.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
type Size = keyof typeof sizes;

const readmeFolder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const readmePictures = {
  'home-phone': { size: 'phone', screen: 'home' },
  'booking-phone': { size: 'phone', screen: 'book-filled-in' },
  'community-phone': { size: 'phone', screen: 'community' },
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

async function walk(page: Page, screens: Screen[], take: Take): Promise<void> {
  for (const screen of screens) {
    await screen.open(page);
    await take(page, screen);
  }
}

async function signIn(page: Page, fullName: string, email?: string): Promise<void> {
  await signUp(page.request, fullName, email);
  await rememberSession(page);
}

async function own(page: Page, language: Look['language']): Promise<Screen[]> {
  return ownScreens(texts(language), await firstGarage(page.request));
}

async function takeLook(browser: Browser, look: Look, folder: string): Promise<void> {
  const page = await openPage(browser, look);
  const take: Take = async (_, { name }) => {
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    await page.screenshot({ path: path.join(folder, 'full', `${name}.png`), fullPage: true });
  };
  await walk(page, openScreens, take);
  await signIn(page, 'Meera Venkataraghavan Nair');
  await walk(page, await own(page, look.language), take);
  await page.context().close();
}

async function takeAll(browser: Browser, folder: string): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    for (const language of languages) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const target = path.join(folder, `${size}-${language}-${colorScheme}`);
        await takeLook(browser, { size, language, colorScheme }, target);
      }
    }
  }
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    const page = await openPage(browser, { size, language: 'en', colorScheme: 'light' });
    const pictures = Object.entries(readmePictures).filter(([, picture]) => picture.size === size);
    const isWanted = ({ name }: Screen) => pictures.some(([, { screen }]) => screen === name);
    const take: Take = async (_, { name }) => {
      const [file] = pictures.find(([, { screen }]) => screen === name) ?? [];
      await page.screenshot({ path: path.join(readmeFolder, `${file}.png`) });
    };
    await walk(page, openScreens.filter(isWanted), take);
    const ownWanted = (await own(page, 'en')).filter(isWanted);
    if (ownWanted.length > 0) await signIn(page, 'Meera Nair', 'meera.nair@example.com');
    await walk(page, ownWanted, take);
    await page.context().close();
  }
}

const { values, positionals } = parseArgs({ options: { readme: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder && !values.readme) {
  process.stderr.write('Usage: node e2e/screenshots.ts FOLDER | --readme\n');
  process.exit(1);
}
const stop = await startForAll();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  if (folder) await takeAll(browser, path.resolve(folder));
  if (values.readme) await takeReadmePictures(browser);
} finally {
  await browser.close();
  await stop();
}
