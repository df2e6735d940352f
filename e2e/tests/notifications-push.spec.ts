import type { BrowserContext, Page, Request, Worker } from '@playwright/test';
import { beforeRelease, expect, expectAccessible, expectToast, test } from '../fixtures.ts';
import { anotherPerson, fakePush, followPerson } from '../notification-steps.ts';
import { texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

test.use({ serviceWorkers: 'allow' });

const { push } = texts('en').notifications;

function isToken(method: string) {
  return (request: Request) => request.url().endsWith('/api/push-tokens') && request.method() === method;
}

/** Before it, the browser installs the service worker with the site's files, which takes long on a busy machine. */
function tokenSent(page: Page): Promise<Request> {
  return page.waitForRequest(isToken('PUT'), { timeout: 60_000 });
}

function asked(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('fake:asked'));
}

test('pushes are requested after a tap, registered with the server, and removed at sign-out', async ({
  customerPage: page,
}) => {
  await fakePush(page, { permission: 'default', answer: 'granted' });
  await visit(page, '/notifications');
  await expect(page.getByText(push.offer)).toBeVisible();
  await expectAccessible(page);
  expect(await asked(page)).toBeNull();

  const saving = tokenSent(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const body = (await saving).postDataJSON();
  expect(body).toMatchObject({ platform: 'web', language: 'en' });
  expect(JSON.parse(body.token)).toMatchObject({ endpoint: expect.stringContaining('https://'), keys: {} });
  expect((await (await saving).response())?.status()).toBe(200);
  await expectToast(page, push.turnedOn);
  await expect(page.getByText(push.offer)).toBeHidden();
  expect(await asked(page)).toBe('1');

  // The next start registers the device again without asking.
  const again = tokenSent(page);
  await visit(page, '/settings?section=notifications');
  await again;
  await expect(page.getByText(push.isOn)).toBeVisible();

  // The test waits for the registration. For a faster sign-out the server ends a device's pushes with its session.
  const onceMore = tokenSent(page);
  await visit(page, '/settings?section=account');
  await onceMore;
  const deleting = page.waitForRequest(isToken('DELETE'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const deleted = await (await deleting).response();
  expect(deleted?.status()).toBe(200);
  await expectToast(page, 'Logged Out');
});

test('a device with pushes turned off is not registered again', beforeRelease(), async ({ customerPage: page }) => {
  await fakePush(page, { permission: 'granted', answer: 'granted' });
  const saving = tokenSent(page);
  await visit(page, '/settings?section=notifications');
  await saving;
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, push.turnedOff);
  const sent: Request[] = [];
  page.on('request', (request) => isToken('PUT')(request) && sent.push(request));
  await revisit(page);
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(sent).toEqual([]);
});

test(
  'after a refusal the card explains how to allow pushes, and can be dismissed',
  beforeRelease(),
  async ({ customerPage: page }) => {
    await fakePush(page, { permission: 'default', answer: 'denied' });
    await visit(page, '/notifications');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText(push.deniedTitle)).toBeVisible();
    await expect(page.getByText(push.denied.chromium)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText(push.deniedTitle)).toBeHidden();
    await revisit(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(page.getByText(push.deniedTitle)).toBeHidden();
  },
);

test('with a key that is too short no pushes are offered', beforeRelease(), async ({ customerPage: page }) => {
  await fakePush(page, { permission: 'default', answer: 'granted' });
  await page.route('**/api/push-key', (route) => route.fulfill({ json: { publicKey: 'k'.repeat(80) } }));
  await visit(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on' })).toHaveCount(0);
});

test(
  'a failed registration is only logged, and repeated at the next start',
  beforeRelease(),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await fakePush(page, { permission: 'default', answer: 'granted' });
    await page.route('**/api/push-tokens', (route) => route.abort());
    await visit(page, '/settings?section=notifications');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText(push.waiting)).toBeVisible();
    await page.unroute('**/api/push-tokens');
    const saving = tokenSent(page);
    await revisit(page);
    await saving;
    await expect(page.getByText(push.isOn)).toBeVisible();
  },
);

test(
  'the service worker shows every push, even one that is not JSON',
  beforeRelease(),
  async ({ customerPage: page, context, baseURL }) => {
    await fakePush(page, { permission: 'granted', answer: 'granted' });
    await visit(page, '/notifications');
    const headers = (await page.request.get('/sw.js')).headers();
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    const worker = await runningWorker(page, context);
    // A headless browser has no notifications, so the test records them.
    await worker.evaluate(() => {
      const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration };
      scope.shown = [];
      scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
    });
    const push = await pushTo(page, new URL(baseURL ?? '').origin);
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
    await push(JSON.stringify({ title: 'New like', body: 'Asha liked your post', tag: 'like:1', url: '/post/1' }));
    // Two simultaneous pushes can be shown in any order.
    await expect.poll(shown).toHaveLength(1);
    await push('not JSON');
    await expect.poll(shown).toMatchObject([
      { title: 'New like', body: 'Asha liked your post', tag: 'like:1', data: { path: '/post/1' } },
      { title: 'New Notification', body: '', data: { path: '/notifications' } },
    ]);
  },
);

test('a tapped notification opens in the existing page and is marked as read', async ({
  customerPage: page,
  customer,
  context,
}) => {
  await fakePush(page, { permission: 'granted', answer: 'granted' });
  await followPerson(await anotherPerson('Asha Rao'), customer);
  const listed = page.waitForResponse(/\/api\/notifications(\?|$)/);
  const registers = tokenSent(page);
  await visit(page, '/notifications');
  const [{ id }] = (await (await listed).json()).items;
  // The code that registers the subscription also listens to the worker.
  await registers;
  const worker = await runningWorker(page, context);
  const read = page.waitForResponse(`**/api/notifications/${id}/read`);
  await worker.evaluate(async (notificationId) => {
    const { clients } = self as unknown as { clients: { matchAll(options: object): Promise<ServiceWorker[]> } };
    const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    open?.postMessage({ kind: 'open-path', path: '/settings', notificationId });
  }, id);
  await expect(page).toHaveURL('/settings');
  expect((await read).status()).toBe(200);
});

async function runningWorker(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // The page may know the worker before Playwright does.
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

async function pushTo(page: Page, origin: string): Promise<(data: string) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}
