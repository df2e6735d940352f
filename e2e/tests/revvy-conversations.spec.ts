import { beforeRelease, expect, expectToast, onDesktop, onPhone, test } from '../fixtures.ts';
import { answers, ask, askAndWait, openList, questionBox, questions, startConversation } from '../revvy-steps.ts';
import { texts } from '../texts.ts';
import { revisit, visit, visitAndListen } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

test('a deleted conversation disappears at once and comes back with Undo', async ({ customerPage: page, customer }) => {
  const id = await startConversation(page.request, customer, 'My clutch slips');
  await visit(page, `/revvy?conversation=${id}`);
  await expect(answers(page, all)).toHaveCount(1);
  const list = await openList(page, all);
  await list.getByRole('button', { name: t.list.menu.replace('{{title}}', 'My clutch slips') }).click();
  await page.getByRole('menuitem', { name: t.list.delete }).click();
  await expect(questions(page, all)).toHaveCount(0);
  await expect(page).toHaveURL('/revvy');
  await expectToast(page, t.list.deleted);
  await page.getByRole('button', { name: all.common.notices.undo }).click();
  await expect(questions(page, all)).toContainText('My clutch slips');
  await expect(page).toHaveURL(new RegExp(id));
});

test(
  'a failed deletion shows a message and keeps the conversation',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await startConversation(page.request, customer, 'My clutch slips');
    await visit(page, '/revvy');
    await page.route('**/api/revvy/conversations/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    const list = await openList(page, all);
    await list.getByRole('button', { name: t.list.menu.replace('{{title}}', 'My clutch slips') }).click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await expectToast(page, 'Failed to delete conversation');
    await expect(list.getByRole('link', { name: 'My clutch slips' })).toBeVisible();
  },
);

test(
  'a failed deletion restores only its own conversation',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const slow = await startConversation(page.request, customer, 'My clutch slips');
    await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    await visit(page, '/revvy');
    let fail: (() => Promise<void>) | undefined;
    await page.route(`**/api/revvy/conversations/${slow}`, (route) => {
      fail = () => route.abort();
    });
    const list = await openList(page, all);
    async function remove(title: string) {
      await list.getByRole('button', { name: t.list.menu.replace('{{title}}', title) }).click();
      await page.getByRole('menuitem', { name: t.list.delete }).click();
      await expect(list.getByRole('link', { name: title })).toBeHidden();
    }
    await remove('My clutch slips');
    await remove('How long is a PUC certificate valid?');
    await expectToast(page, t.list.deleted);
    await expect.poll(() => fail !== undefined).toBe(true);
    await fail?.();
    await expectToast(page, 'Failed to delete conversation');
    await expect(list.getByRole('link', { name: 'My clutch slips' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'How long is a PUC certificate valid?' })).toBeHidden();
  },
);

test(
  'a conversation is renamed in place, and Escape keeps the old title',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    await startConversation(page.request, customer, 'My clutch slips');
    await visit(page, '/revvy');
    const list = await openList(page, all);
    async function openRename(title: string) {
      await list.getByRole('button', { name: t.list.menu.replace('{{title}}', title) }).click();
      await page.getByRole('menuitem', { name: t.list.rename }).click();
      return list.getByRole('textbox', { name: t.list.newTitle });
    }
    const box = await openRename('My clutch slips');
    await box.fill('Never mind');
    await box.press('Escape');
    await expect(list.getByRole('link', { name: 'My clutch slips' })).toBeFocused();
    await (await openRename('My clutch slips')).fill('Clutch of the i20');
    const renamed = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link', { name: 'Clutch of the i20' })).toBeVisible();
    // The screen shows the title before the server has stored it.
    await renamed;
    await revisit(page);
    await expect((await openAgain()).getByRole('link', { name: 'Clutch of the i20' })).toBeVisible();

    // The URL keeps the list open on a phone.
    async function openAgain() {
      const isOpen = page.url().includes('show=');
      return isOpen ? page.getByRole('dialog', { name: t.list.label }) : await openList(page, all);
    }
  },
);

test(
  'conversations are found by their title and by their messages',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    await startConversation(page.request, customer, 'My clutch slips');
    await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    await visit(page, '/revvy');
    const list = await openList(page, all);
    await expect(list.getByRole('navigation', { name: t.list.label }).getByRole('link')).toHaveText([
      /^How long is a PUC certificate valid\?/,
      /^My clutch slips/,
    ]);
    const search = list.getByRole('searchbox', { name: t.list.search });
    await search.fill('clutch');
    await expect(list.getByRole('navigation', { name: t.list.label }).getByRole('link')).toHaveText([
      /^My clutch slips/,
    ]);
    await search.fill('submarine');
    await expect(list.getByText(t.list.nothingFound)).toBeVisible();
    await list.getByRole('button', { name: all.common.action.clear }).click();
    await list.getByRole('link', { name: 'My clutch slips' }).click();
    await expect(questions(page, all)).toContainText('My clutch slips');
  },
);

test(
  'a new chat is called New Chat until its first question',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    await startConversation(page.request, customer, 'My clutch slips');
    await visit(page, '/revvy');
    const list = await openList(page, all);
    await expect(list.getByRole('link', { name: 'My clutch slips' })).toBeVisible();
    await list.getByRole('button', { name: 'New Chat' }).click();
    await expect(page).toHaveURL(/conversation=/);
    const again = await openList(page, all);
    await expect(again.getByRole('link', { name: 'New Chat' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await askAndWait(page, all, 'My AC does not cool');
    const last = await openList(page, all);
    await expect(last.getByRole('link', { name: 'New Chat' })).toHaveCount(0);
    await expect(last.getByRole('link').filter({ hasText: 'My AC does not cool' })).toBeVisible();
  },
);

test('an open list stays open when Revvy begins to answer', beforeRelease(), async ({ customerPage: page }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/api/revvy/conversations/*/messages', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await visit(page, '/revvy');
  await ask(page, all, 'My AC does not cool');
  const list = await openList(page, all);
  arrives.resolve();
  await expect(list.getByRole('link', { name: 'My AC does not cool' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(answers(page, all)).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/conversation=/);
});

test(
  'a refused first question leaves no conversation behind, and can be asked again',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 429/);
    await startConversation(page.request, customer, 'My clutch slips');
    await visit(page, '/revvy');
    await page.route('**/api/revvy/conversations/*/messages', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60' },
        json: { defined: false, code: 'TOO_MANY_REQUESTS' },
      }),
    );
    await questionBox(page, all).fill('My AC does not cool');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Failed to send message');
    await expect(questionBox(page, all)).toHaveValue('My AC does not cool');
    await expect(page).toHaveURL('/revvy');
    await page.unroute('**/api/revvy/conversations/*/messages');
    const headers = { authorization: `Bearer ${customer.accessToken}` };
    const kept = await (await page.request.get('/api/revvy/conversations', { headers })).json();
    expect(kept.items.map(({ title }: { title: string }) => title)).toEqual(['My clutch slips']);
    await questionBox(page, all).press('Enter');
    await expect(answers(page, all)).toHaveCount(1);
    await expect(page).toHaveURL(/conversation=/);
  },
);

test(
  'another tab shows a new title and a deletion',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 404/);
    const id = await startConversation(page.request, customer, 'My clutch slips');
    await visitAndListen(page, `/revvy?conversation=${id}`, 'revvy');
    await expect(answers(page, all)).toHaveCount(1);
    const headers = { authorization: `Bearer ${customer.accessToken}` };
    const path = `/api/revvy/conversations/${id}`;
    await page.request.patch(path, { headers, data: { title: 'Clutch of the i20' } });
    await expect(page.getByRole('main').getByText('Clutch of the i20')).toBeVisible();
    await page.request.delete(path, { headers });
    await expect(page.getByRole('heading', { name: t.load.goneTitle })).toBeVisible();
  },
);

// Phones have their own keyboard.
test(
  'the skip link and opening a conversation focus the question box',
  beforeRelease(onDesktop),
  async ({ customerPage: page, customer }) => {
    await startConversation(page.request, customer, 'My clutch slips');
    await visit(page, '/revvy');
    const link = page.getByRole('complementary').getByRole('link', { name: 'My clutch slips' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(questionBox(page, all)).toBeFocused();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(questions(page, all)).toHaveCount(1);
    await expect(questionBox(page, all)).toBeFocused();
    await page.getByRole('complementary').getByRole('button', { name: t.newChat }).click();
    await expect(questions(page, all)).toHaveCount(0);
    await expect(questionBox(page, all)).toBeFocused();
  },
);

test('an edited question is answered again, and the earlier one stays as a version', async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await askAndWait(page, all, 'How long is a PUC certificate valid?');
  await questions(page, all).getByRole('button', { name: t.edit.start }).click();
  const box = page.getByRole('textbox', { name: t.edit.label });
  await expect(box).toBeFocused();
  await box.fill('My brakes squeal');
  await box.press('Escape');
  await expect(questions(page, all)).toContainText('How long is a PUC');
  await questions(page, all).getByRole('button', { name: t.edit.start }).click();
  await box.fill('My brakes squeal');
  await box.press('Enter');
  await expect(questions(page, all)).toContainText('My brakes squeal');
  await expect(answers(page, all)).toContainText(/pad/i);
  const versions = answers(page, all).getByRole('group', { name: t.version.label });
  await expect(versions).toContainText('2/2');
  await versions.getByRole('button', { name: t.version.earlier }).click();
  await expect(questions(page, all)).toContainText('How long is a PUC');
  await expect(versions).toContainText('1/2');
  await revisit(page);
  await expect(questions(page, all)).toContainText('How long is a PUC');
  await versions.getByRole('button', { name: t.version.later }).click();
  await expect(questions(page, all)).toContainText('My brakes squeal');
});

test(
  'an answer given again keeps the earlier one',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await visit(page, '/revvy');
    const answer = await askAndWait(page, all, 'How long is a PUC certificate valid?');
    await answer.getByRole('button', { name: t.message.retry }).click();
    const versions = answer.getByRole('group', { name: t.version.label });
    await expect(versions).toContainText('2/2');
    await page.route('**/api/revvy/messages/*/version', (route) => route.abort());
    await versions.getByRole('button', { name: t.version.earlier }).click();
    await expectToast(page, t.failure.version);
    await expect(versions).toContainText('2/2');
  },
);

test(
  'a refused edit keeps the question, and the changed text stays in the box',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 429/);
    await visit(page, '/revvy');
    await askAndWait(page, all, 'How long is a PUC certificate valid?');
    await page.route('**/api/revvy/messages/*/edit', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60' },
        json: { defined: false, code: 'TOO_MANY_REQUESTS' },
      }),
    );
    await questions(page, all).getByRole('button', { name: t.edit.start }).click();
    const box = page.getByRole('textbox', { name: t.edit.label });
    await box.fill('My brakes squeal');
    await box.press('Enter');
    await expectToast(page, 'Failed to send message');
    await expect(box).toHaveValue('My brakes squeal');
    await page.getByRole('button', { name: all.common.action.cancel }).click();
    await expect(questions(page, all)).toContainText('How long is a PUC');
    await expect(answers(page, all)).toContainText(/PUC/);
  },
);

test('a suggested next question is asked with one tap and leaves the question box alone', async ({
  customerPage: page,
}) => {
  await visit(page, '/revvy');
  await askAndWait(page, all, 'How much does an oil change cost in Pune?');
  await questionBox(page, all).fill('Half a question');
  const next = page.getByRole('region', { name: t.next.label }).getByRole('button').first();
  const text = (await next.textContent()) ?? '';
  await next.click();
  await expect(questions(page, all).last()).toContainText(text);
  await expect(answers(page, all).last()).toHaveAttribute('aria-busy', 'false');
  await expect(questionBox(page, all)).toHaveValue('Half a question');
});

test('a conversation is saved as a text file and copied', async ({ customerPage: page, customer, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit(page, `/revvy?conversation=${id}`);
  await expect(answers(page, all)).toHaveAttribute('aria-busy', 'false');
  const open = page.getByRole('button', { name: t.share.open });
  await open.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t.share.save }).click();
  expect((await saved).suggestedFilename()).toBe('How long is a PUC certificate valid.txt');
  await open.click();
  await page.getByRole('menuitem', { name: t.share.send }).click();
  await expectToast(page, t.share.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^How long is a PUC certificate valid\?\n\nYou \(\d+ \w+ \d{4}, [\d:]+ [AP]M\)\nHow long is a PUC/,
  );
  await questions(page, all).getByRole('button', { name: t.message.copy }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('How long is a PUC certificate valid?');
});

test('messages stand below their day', beforeRelease(), async ({ customerPage: page, customer }) => {
  const id = await startConversation(page.request, customer, 'My clutch slips');
  await page.route('**/api/revvy/conversations/*/messages?**', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const [question] = items;
    const old = { ...question, id: crypto.randomUUID(), content: 'An older question', createdAt: yesterday };
    await route.fulfill({ json: { items: [old, ...items], ...rest } });
  });
  await visit(page, `/revvy?conversation=${id}`);
  const days = page.getByRole('log').getByRole('time');
  await expect(days).toHaveText([t.day.yesterday, all.common.date.today]);
});
