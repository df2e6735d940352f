import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { brand } from '../../contract/src/shared/brand.ts';
import { bookingsOf, firstGarage, signUp } from '../api.ts';
import { expectFilledIn, finishedForm, submitButton } from '../booking-steps.ts';
import { newCaption, photo, postOf } from '../community-steps.ts';
import { bookSomething } from '../completed-booking.ts';
import { beforeRelease, expect, expectAccessible, expectToast } from '../fixtures.ts';
import { cached, installed, test, versionOf } from '../installed-site.ts';
import { setLanguage } from '../set-language.ts';
import { texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');

// Each test begins with an installation, and some use two pages.
test.describe.configure({ timeout: 180_000 });

const ownBookings = '/profile?tab=bookings';

function offlineNote(page: Page) {
  return page.getByRole('status').filter({ hasText: t.common.offline.title });
}

function cardOf(page: Page, garageName: string) {
  return page.getByRole('article').filter({ hasText: garageName });
}

/** The bookings stored on the device. */
function kept(page: Page): Promise<string> {
  return cached(page, `${brand.slug}-own-bookings`);
}

test('offline the site opens, bookings can be read and nothing can be changed; online everything is read again', async ({
  customerPage: page,
  customer,
  site,
  request,
}) => {
  const booking = await bookSomething(page.request, customer, await firstGarage(page.request));
  await visit(page, ownBookings);
  await expect(cardOf(page, booking.garageName)).toBeVisible();
  await installed(page);
  await expect.poll(() => kept(page)).toContain(booking.id);

  await site.goOffline();
  await revisit(page);
  await expect(cardOf(page, booking.garageName)).toContainText(t.profile.status.confirmed);
  await expect(offlineNote(page)).toContainText(/Last updated on \d+ \w+ \d{4}, \d+:\d\d (AM|PM)/);
  await expectAccessible(page);
  await page.getByRole('link', { name: `View details of the booking at ${booking.garageName}` }).click();
  await expect(page).toHaveURL(`/bookings/${booking.id}`);
  await revisit(page);
  await expect(page).toHaveURL(`/bookings/${booking.id}`);
  await expect(page.getByText(t.installedSite.offline.needed)).toBeVisible();
  for (const name of [t.profile.cancel.action, t.profile.reschedule.action]) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await page.goto('/community');
  await expect(offlineNote(page)).toBeVisible();

  await page.goto(ownBookings);
  await expect(cardOf(page, booking.garageName)).toContainText(t.profile.status.confirmed);
  const headers = { authorization: `Bearer ${customer.accessToken}` };
  const cancelled = await request.post(`${process.env.BASE_URL}/api/bookings/${booking.id}/cancel`, {
    headers,
    data: {},
  });
  expect(cancelled.status()).toBe(200);
  await site.comeBack();
  await expect(cardOf(page, booking.garageName)).toContainText(t.profile.status.cancelled);
  await expect(offlineNote(page)).toBeHidden();
});

test(
  'an offline booking attempt shows a message, keeps the form and is not sent later',
  beforeRelease(),
  async ({ customerPage: page, customer, site, request }) => {
    const plan = await finishedForm(page, t);
    await installed(page);
    await site.goOffline();
    await expect(offlineNote(page)).toBeVisible();
    await submitButton(page, t).click();
    await expectToast(page, t.booking.problem.offline, t.booking.problem.offlineText);
    await expectFilledIn(page, t, plan);
    await site.comeBack();
    await expect(offlineNote(page)).toBeHidden();
    expect(await bookingsOf(request, customer)).toEqual([]);
    await submitButton(page, t).click();
    await expectToast(page, 'Booking Confirmed!');
    await expect(page).toHaveURL(ownBookings);
  },
);

test(
  'a new version is announced and starts only when the reader wants it',
  beforeRelease(),
  async ({ customerPage: page, site, context }) => {
    await visit(page, '/notifications');
    await installed(page);
    const version = await versionOf(page);
    const other = await context.newPage();
    await visit(other, '/');

    site.release(version, 'fedcba987654');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole('status').filter({ hasText: t.installedSite.update.title });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    expect(await cached(page, `${brand.slug}-shell-${version}`)).toContain('/_shell');
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: t.installedSite.update.reload }).click();
    await reloaded;
    await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.join()))).not.toContain(version);
    await expect(page.getByRole('heading', { level: 1, name: t.notifications.title })).toBeVisible();
    expect(await versionOf(page)).toBe('fedcba987654');

    // The other page is not reloaded without its reader's consent.
    const others = other.getByRole('status').filter({ hasText: t.installedSite.update.title });
    await expect(others).toBeVisible();
    await others.getByRole('button', { name: t.installedSite.update.later }).click();
    await expect(others).toBeHidden();
  },
);

test(
  'a new version starts although the old worker still waits for an answer',
  beforeRelease(),
  async ({ customerPage: page, site }) => {
    await visit(page, '/notifications');
    await installed(page);
    const version = await versionOf(page);
    site.hold('/icons/held.png');
    await page.evaluate(() => void fetch('/icons/held.png').catch(() => undefined));

    site.release(version, 'fedcba987654');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole('status').filter({ hasText: t.installedSite.update.title });
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: t.installedSite.update.reload }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: t.notifications.title })).toBeVisible();
  },
);

test(
  'signing out removes the bookings from the device, and the next account sees none',
  beforeRelease(),
  async ({ customerPage: page, customer, site }) => {
    const booking = await bookSomething(page.request, customer, await firstGarage(page.request));
    await visit(page, ownBookings);
    await expect(cardOf(page, booking.garageName)).toBeVisible();
    await installed(page);
    await expect.poll(() => kept(page)).toContain(booking.id);
    await visit(page, '/settings?section=account');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectToast(page, 'Logged Out');
    await expect.poll(() => kept(page)).toBe('');

    await site.goOffline();
    await page.goto(ownBookings);
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText(booking.garageName)).toHaveCount(0);
    await site.comeBack();
    await leaveSite(page);
    await signUp(page.request, 'Ravi Teja');
    await page.evaluate((key) => window.localStorage.setItem(key, '1'), `${brand.slug}:signed-in`);
    await visit(page, ownBookings);
    await expect(page.getByRole('heading', { name: t.profile.bookings.emptyTitle })).toBeVisible();
    await expect.poll(() => kept(page)).toContain('list');
    expect(await kept(page)).not.toContain(booking.id);
    await site.goOffline();
    await revisit(page);
    await expect(page.getByRole('heading', { name: t.profile.bookings.emptyTitle })).toBeVisible();
    await expect(page.getByText(booking.garageName)).toHaveCount(0);
    await site.comeBack();
    // If a session ended while no page was open, the next page knows at once that nobody is signed in.
    await leaveSite(page);
    await page.evaluate((key) => window.localStorage.removeItem(key), `${brand.slug}:signed-in`);
    await visit(page, '/');
    await expect.poll(() => kept(page)).toBe('');
  },
);

/** Leaves the site: an open page that comes back online would check the session. */
async function leaveSite(page: Page): Promise<void> {
  await page.goto('/healthz');
}

/** Posts a form to the site as a page load, as the share sheet of a phone does. */
async function share(page: Page, text: string, file: string): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = '/share';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.innerHTML =
      '<label>shared <input type="file" name="photos"></label><textarea name="text" aria-label="words"></textarea><button>Share it</button>';
    document.body.prepend(form);
  });
  await page.getByLabel('shared').setInputFiles(file);
  await page.getByLabel('words').fill(text);
  await page.getByRole('button', { name: 'Share it' }).click();
}

test(
  'a picture shared from another app is posted, also after a sign-in',
  beforeRelease(),
  async ({ page, site, baseURL }) => {
    expect(site).toBeDefined();
    const { email, password } = await signUp(await newRequest(page, baseURL));
    await visit(page, '/');
    await installed(page);
    const caption = newCaption('Shared from the gallery');
    await share(page, caption, photo);
    await expect(page).toHaveURL(/\/auth\?next=/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.community.create.title });
    await expect(dialog.getByLabel(t.community.create.caption)).toHaveValue(caption);
    await expect(dialog.getByText(t.community.create.uploaded)).toBeVisible();
    await expect.poll(() => cached(page, `${brand.slug}-shared`)).toBe('');
    await dialog.getByRole('button', { name: t.community.create.submit, exact: true }).click();
    await expect(postOf(page, caption).getByRole('img').first()).toBeVisible();

    await share(page, '', fileURLToPath(new URL('../installed-site.ts', import.meta.url)));
    await expectToast(page, t.installedSite.share.title, t.installedSite.share['not-a-picture']);
    await expect(page).toHaveURL('/community');
    const answer = await page.request.post('/share', { multipart: { text: 'x' }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/community?shared=failed');
  },
);

/** A separate request context, so that the page's browser stays signed out. */
async function newRequest(page: Page, baseURL: string | undefined) {
  const context = await page.context().browser()?.newContext({ baseURL });
  if (!context) throw new Error('The browser runs');
  return context.request;
}

test('the browser reports no obstacle to installing the site', beforeRelease(), async ({ page, site }) => {
  expect(site).toBeDefined();
  await setLanguage(page, 'hi');
  await installed(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest-hi.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'hi', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test browser is in private mode, which cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test(
  'nobody is asked to install before the first booking, or a second time',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    // The event that Chromium fires when a site can be installed. Here the test fires it.
    await page.addInitScript(() => {
      window.addEventListener('load', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        window.dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'accepted' }) }));
        document.documentElement.dataset.offered = String(offer.defaultPrevented);
      });
    });
    const offered = () => expect(page.locator('html')).toHaveAttribute('data-offered', 'true');
    const card = page.getByRole('region', { name: 'Add Pahiya to your home screen' });
    await visit(page, ownBookings);
    await offered();
    await expect(page.getByRole('heading', { name: t.profile.bookings.emptyTitle })).toBeVisible();
    await expect(card).toBeHidden();

    await bookSomething(page.request, customer, await firstGarage(page.request));
    await revisit(page);
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: t.installedSite.install.notNow }).click();
    await expect(card).toBeHidden();
    await revisit(page);
    await offered();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(card).toBeHidden();

    await visit(page, '/settings?section=notifications');
    await card.getByRole('button', { name: t.installedSite.install.action }).click();
    await expect(card).toBeHidden();
  },
);

test(
  'a page whose texts are not cached shows that it is offline, and loads when the connection is back',
  beforeRelease(),
  async ({ page, site, quietConsole }) => {
    quietConsole.allow(/dynamically imported module/);
    await visit(page, '/');
    await installed(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const asked of await cache.keys()) if (asked.url.includes('/language-support-')) await cache.delete(asked);
      }
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await site.goOffline();
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: t.common.offline.title })).toBeVisible();
    await site.comeBack();
    await expect(page.getByRole('heading', { name: t.support.title, level: 1 })).toBeVisible();
  },
);
