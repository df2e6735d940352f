import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { featuredGarages } from '../api.ts';
import { beforeRelease, expect, onPhone, test } from '../fixtures.ts';
import { setLanguage } from '../set-language.ts';
import { allLanguages, texts } from '../texts.ts';
import { revisit, visit, visitWhole } from '../visit.ts';

const t = texts('en');

test(
  'a screen whose code cannot be loaded explains what to do next',
  beforeRelease(onPhone),
  async ({ page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED|dynamically imported module/);
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => loaded.add(request.url()));
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) =>
      loaded.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await page
      .getByRole('link', { name: t.common.nav.profile })
      .or(page.getByRole('link', { name: 'Sign In' }))
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    const text = "We're sorry, but something unexpected happened. Please try refreshing the page.";
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { name: t.auth.login.title })).toBeVisible();
  },
);

test(
  'a screen whose data fails on the server shows the id of the request',
  beforeRelease(onPhone),
  async ({ page, quietConsole }) => {
    quietConsole.allow(/500|went wrong/);
    const id = 'a1b2c3d4-0000-4000-8000-123456789abc';
    const [garage] = await featuredGarages(page.request);
    await visit(page, '/');
    await page.route(`**/api/garages/${garage?.id}`, (route) =>
      route.fulfill({
        status: 500,
        json: {
          ...{ defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500 },
          message: `Something went wrong on our side. Request: ${id}`,
        },
      }),
    );
    await page.getByRole('link', { name: garage?.name }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(id)).toBeVisible();
  },
);

test('the language can be changed and is remembered', onPhone, async ({ page }) => {
  const hindi = texts('hi');
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.home.hero.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle(new RegExp(hindi.home.head.title));
  await revisit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.home.hero.title);
  await visit(page, '/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.auth.login.title);
});

test(
  'a link shows the language it names, and does not change the chosen one',
  beforeRelease(onPhone),
  async ({ page }) => {
    const [hindi, tamil] = [texts('hi'), texts('ta')];
    await setLanguage(page, 'ta');
    await visit(page, '/?lang=hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.home.hero.title);
    // Hydration must not change the texts of the page.
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await page.evaluate(() => window.localStorage.getItem('lang'))).toBe('ta');
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tamil.home.hero.title);
  },
);

test('without a chosen language a link stores none', beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/?lang=hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('hi').home.hero.title);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home.hero.title);
  expect(await page.evaluate(() => window.localStorage.getItem('lang'))).toBeNull();
});

for (const [what, cookie] of [
  ['lost the cookie', null],
  ['has a cookie of another language', 'gu'],
] as const) {
  test(
    `a device that remembers its language and ${what} shows whole pages in it`,
    beforeRelease(onPhone),
    async ({ page, baseURL }) => {
      for (let times = 0; times < 10; times++) {
        await setLanguage(page, 'ta');
        await page.context().clearCookies({ name: 'lang' });
        if (cookie) await page.context().addCookies([{ name: 'lang', value: cookie, url: baseURL }]);
        // A console error, such as a hydration mismatch between two languages, fails the test.
        await visit(page, '/support');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('ta').support.title);
        await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
        const kept = await page.context().cookies();
        expect(kept.find(({ name }) => name === 'lang')?.value).toBe('ta');
      }
    },
  );
}

test('the language can be changed and changed back on one page', beforeRelease(onPhone), async ({ page }) => {
  const hindi = texts('hi');
  await visit(page, '/');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('combobox', { name: t.common.language.label }).selectOption('hi');
  await expect(title).toHaveText(hindi.home.hero.title);
  await page.getByRole('combobox', { name: hindi.common.language.label }).selectOption('en');
  await expect(title).toHaveText(t.home.hero.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language chosen on the page replaces the one in its address', beforeRelease(onPhone), async ({ page }) => {
  const hindi = texts('hi');
  await visit(page, '/?lang=hi');
  await page.getByRole('combobox', { name: hindi.common.language.label }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home.hero.title);
  await expect(page).toHaveURL('/');
  await revisit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home.hero.title);
});

test('the server chooses the language by the address, the cookie and the browser', onPhone, async ({ request }) => {
  for (const language of allLanguages) {
    const { home } = texts(language);
    const ways = [
      request.get(`/?lang=${language}`, { headers: { cookie: 'lang=gu', 'accept-language': 'bn' } }),
      request.get('/', { headers: { cookie: `lang=${language}`, 'accept-language': 'bn' } }),
      request.get('/', { headers: { 'accept-language': `fr, ${language}-IN;q=0.9, en;q=0.1` } }),
    ];
    for (const answer of await Promise.all(ways)) {
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(html).toContain(home.hero.title);
      expect(html).toContain(home.tiles.brakePads);
    }
  }
  expect(await (await request.get('/?lang=xx')).text()).toContain(t.home.hero.title);
});

test("ten languages are offered, and only the chosen one's font is loaded", onPhone, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, face] = request.url().match(/(inter|noto-sans-[a-z]+?)-[a-z]+-wght/) ?? [];
    if (face) fonts.push(face);
  });
  await visitWhole(page, '/?lang=kn');
  const kannada = texts('kn');
  const choice = page.getByRole('combobox', { name: kannada.common.language.label });
  const names = ['English', 'हिन्दी', 'मराठी', 'বাংলা', 'தமிழ்', 'తెలుగు', 'ગુજરાતી', 'ಕನ್ನಡ', 'മലയാളം', 'ਪੰਜਾਬੀ'];
  await expect(choice.getByRole('option')).toHaveText(names);
  const codes = choice
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('lang')));
  expect(await codes).toEqual([...allLanguages]);
  await expect.poll(() => new Set(fonts)).toEqual(new Set(['inter', 'noto-sans-kannada']));
  await choice.selectOption('ml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('ml').home.hero.title);
  await page.waitForFunction(() => document.fonts.check('16px "Noto Sans Malayalam Variable"', 'മ'));
  const wanted = new Set(['inter', 'noto-sans-kannada', 'noto-sans-malayalam']);
  await expect.poll(() => new Set(fonts)).toEqual(wanted);
});

test("the chosen appearance is in the next page's HTML", beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  const response = await page.reload({ waitUntil: 'commit' });
  expect(await response?.text()).toMatch(/<html[^>]* class="dark"/);
  await expect.poll(background).toBe(dark);
});

test('without a chosen appearance the page follows the device', beforeRelease(onPhone), async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

test('the skip link is the first keyboard stop and leads past the header', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Tab and Enter alone lead from Home to the booking page', beforeRelease(), async ({ customerPage: page }) => {
  const [first] = await featuredGarages(page.request);
  await visit(page, '/');
  const card = page.getByRole('link', { name: first?.name }).first();
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/book/${first?.id}`);
  const service = page.getByRole('checkbox').first();
  await expect(service).toBeVisible();
  await tabTo(page, service);
  await page.keyboard.press('Space');
  await expect(service).toBeChecked();
});

test('the bottom navigation is shown on phones only and marks the current page', async ({
  customerPage: page,
}, testInfo) => {
  await visit(page, '/');
  const bottom = page.getByRole('navigation', { name: t.common.nav.label }).last();
  const items = bottom.getByRole('link');
  if (testInfo.project.name === 'desktop') {
    await expect(page.getByRole('navigation', { name: t.common.nav.label })).toHaveCount(1);
    return;
  }
  await expect(items).toHaveText(['Home', 'Community', 'Revvy', 'Profile']);
  for (const [name, address, title] of [
    ['Community', '/community', /^Community/],
    ['Revvy', '/revvy', /^Revvy/],
    ['Profile', '/profile', /^Profile/],
    ['Home', '/', new RegExp(t.home.head.title)],
  ] as const) {
    await bottom.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    // Each page has its own navigation: a click that begins on the previous page's one has no effect.
    await expect(page).toHaveTitle(title);
    await expect(bottom.locator('[aria-current="page"]')).toHaveText(name);
    await expect(bottom).toBeInViewport({ ratio: 1 });
  }
});

test('pages allow only their own scripts', onPhone, async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const scripts = [...(await response.text()).matchAll(/<script(?![^>]*( src=|ld\+json))[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, , code = ''] of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
});

test('a built script has no headers that only a page needs', onPhone, async ({ page, request }) => {
  await page.goto('/');
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  const headers = (await request.get(script ?? '')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  const picture = (await request.get('/brand/mark.svg')).headers();
  expect(picture).toHaveProperty('content-security-policy');
});
