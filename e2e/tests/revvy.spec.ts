import type { Page } from '@playwright/test';
import { garageById, signUp } from '../api.ts';
import { beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { answers, askAndWait, openList, questionBox, questions, startConversation } from '../revvy-steps.ts';
import { fill, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

test('a question is answered, gives the conversation its title, and survives a reload', async ({
  customerPage: page,
}) => {
  await visit(page, '/revvy');
  await expect(page.getByRole('heading', { name: t.welcome.title })).toBeVisible();
  const answer = await askAndWait(page, all, 'My brakes squeal when I stop at a signal every morning');
  await expect(answer).toContainText(/pad/i);
  await expect(questionBox(page, all)).toHaveValue('');
  await expect(questionBox(page, all)).toBeFocused();
  await expect(page).toHaveURL(/\?conversation=[0-9a-f-]{36}$/);
  const list = await openList(page, all);
  const title = 'My brakes squeal when I stop at a signal...';
  await expect(list.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  await revisit(page);
  await expect(questions(page, all)).toHaveCount(1);
  await expect(answers(page, all)).toHaveCount(1);
});

test(
  'Shift and Enter begin a new line; Enter that ends an IME composition sends nothing',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    await visit(page, '/revvy');
    const box = questionBox(page, all);
    await box.fill('First line');
    await box.press('Shift+Enter');
    await box.pressSequentially('second line');
    await expect(box).toHaveValue('First line\nsecond line');
    await box.evaluate((element) => {
      const key = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
      element.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect(box).toHaveValue('First line\nsecond line');
    await expect(questions(page, all)).toHaveCount(0);
    await box.press('Enter');
    await expect(questions(page, all)).toContainText('second line');
  },
);

test('a suggested first question is asked with one tap', beforeRelease(), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  const first = page.getByRole('region', { name: t.welcome.suggestions }).getByRole('button').first();
  const text = (await first.textContent()) ?? '';
  await first.click();
  await expect(questions(page, all)).toContainText(text);
  await expect(answers(page, all).last()).toHaveAttribute('aria-busy', 'false');
});

test('without an AI model Revvy explains what it cannot do', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await expect(page.getByText(t.engine.limits)).toBeVisible();
  await page.getByRole('button', { name: 'How Revvy answers' }).click();
  await expect(page.getByRole('dialog').getByText(t.engine.cannot)).toBeVisible();
});

test('a danger warning is above the answer and in view', async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await askAndWait(page, all, 'My brake pedal goes to the floor and the brakes do not work');
  const danger = page.getByRole('alert').filter({ hasText: /do not drive/i });
  await expect(danger).toBeInViewport({ ratio: 0.9 });
  await revisit(page);
  await expect(danger).toBeInViewport({ ratio: 0.9 });
});

test(
  'a prepared booking opens the booking page with its services, day and time',
  onPhone,
  async ({ customerPage: page }) => {
    await visit(page, '/revvy');
    // Asks for tomorrow, because today's next slot may begin before the booking page opens.
    const answer = await askAndWait(page, all, 'Please book new brake pads in Pune tomorrow');
    const review = answer.getByRole('link', { name: t.card.review });
    const asked = new URL((await review.getAttribute('href')) ?? '', 'https://x.example').searchParams;
    await review.click();
    await expect(page).toHaveURL(/\/book\/[0-9a-f-]{36}\?/);
    const { services } = await garageById(page.request, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    for (const id of (asked.get('services') ?? '').split(',')) {
      const name = services.find((service) => service.id === id)?.name ?? '';
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await expect(
      page.getByRole('group', { name: all.booking.when.slots }).getByRole('radio', { checked: true }),
    ).toHaveValue(asked.get('time') ?? '');
  },
);

test('an answer can be replaced by a new one', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  const answer = await askAndWait(page, all, 'How long is a PUC certificate valid?');
  const again = page.waitForResponse((response) => response.url().endsWith('/retry'));
  await answer.getByRole('button', { name: t.message.retry }).click();
  await again;
  await expect(answers(page, all).last()).toHaveAttribute('aria-busy', 'false');
  await expect(answers(page, all)).toHaveCount(1);
  await revisit(page);
  await expect(answers(page, all)).toHaveCount(1);
});

test('a thumb is saved, and a second click removes it', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await askAndWait(page, all, 'How long is a PUC certificate valid?');
  const thumb = page.getByRole('button', { name: t.message.up });
  const kept = page.waitForResponse((response) => response.url().endsWith('/feedback'));
  await thumb.click();
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');
  // The screen shows it before the server has stored it.
  await kept;
  await revisit(page);
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');
  await thumb.click();
  await expect(thumb).toHaveAttribute('aria-pressed', 'false');
});

test('an answer can be copied', beforeRelease(onPhone), async ({ customerPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/revvy');
  const answer = await askAndWait(page, all, 'How long is a PUC certificate valid?');
  await answer.getByRole('button', { name: t.message.copy }).click();
  await expectToast(page, t.message.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('PUC');
});

test('a conversation is handed over to support after the customer agrees', async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  const answer = await askAndWait(page, all, 'My brakes squeal when I stop');
  await answer.getByRole('button', { name: t.support.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.support.confirm }).click();
  const text = /^Your ticket #[0-9a-f]{8} has been submitted\. We'll get back to you soon\.$/;
  await expectToast(page, 'Ticket created successfully!', text);
  await expect(page.getByRole('dialog')).toBeHidden();
  const sent = new RegExp(fill(t.support.sent, { ticket: '[0-9a-f]{8}' }));
  await expect(answer.getByRole('button', { name: sent })).toBeDisabled();
  await expect(answer.getByRole('button', { name: t.support.open })).toHaveCount(0);
});

test(
  'each conversation keeps its draft after a reload',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    await visit(page, '/revvy');
    await questionBox(page, all).fill('A new matter');
    await visit(page, `/revvy?conversation=${id}`);
    await expect(answers(page, all)).toHaveCount(1);
    await expect(questionBox(page, all)).toHaveValue('');
    await questionBox(page, all).fill('And of a bike?');
    await revisit(page);
    await expect(questionBox(page, all)).toHaveValue('And of a bike?');
    await visit(page, '/revvy');
    await expect(questionBox(page, all)).toHaveValue('A new matter');
  },
);

test(
  'a question that cannot be sent shows a message and stays in the box',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await visit(page, '/revvy');
    await askAndWait(page, all, 'How long is a PUC certificate valid?');
    await page.route('**/api/revvy/conversations/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await questionBox(page, all).fill('And of a bike?');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Failed to send message');
    await expect(questionBox(page, all)).toHaveValue('And of a bike?');
    await expect(questions(page, all)).toHaveCount(1);
    await page.unroute('**/api/revvy/conversations/*/messages');
    await page.keyboard.press('Enter');
    await expect(answers(page, all)).toHaveCount(2);
  },
);

test(
  'a question that fails after its writer has left is there when they come back',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    await visit(page, `/revvy?conversation=${id}`);
    await expect(answers(page, all)).toHaveCount(1);
    let fail: (() => Promise<void>) | undefined;
    await page.route('**/api/revvy/conversations/*/messages', (route) => {
      fail = () => route.abort();
    });
    await questionBox(page, all).fill('And of a bike?');
    await page.keyboard.press('Enter');
    await expect.poll(() => fail !== undefined).toBe(true);
    await page.getByRole('link', { name: texts('en').common.nav.back, exact: true }).click();
    await expect(page).toHaveURL('/community');
    await expect(questionBox(page, all)).toBeHidden();
    await fail?.();
    await expectToast(page, 'Failed to send message');
    await page.goBack();
    await expect(questionBox(page, all)).toHaveValue('And of a bike?');
  },
);

test(
  'opening another conversation while a new one begins stays on that one',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    await visit(page, '/revvy');
    let begin: (() => Promise<void>) | undefined;
    await page.route('**/api/revvy/conversations', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      begin = () => route.continue();
    });
    await questionBox(page, all).fill('My clutch slips');
    await page.keyboard.press('Enter');
    await expect.poll(() => begin !== undefined).toBe(true);
    const list = await openList(page, all);
    await list.getByRole('link', { name: 'How long is a PUC certificate valid?' }).click();
    await expect(page).toHaveURL(`/revvy?conversation=${id}`);
    const asked = page.waitForResponse(
      (answer) => answer.url().endsWith('/messages') && answer.request().method() === 'POST',
    );
    await begin?.();
    await asked;
    await expect(page).toHaveURL(`/revvy?conversation=${id}`);
    await expect(questions(page, all)).toHaveText(['How long is a PUC certificate valid?']);
  },
);

test(
  'a conversation that cannot begin shows a message and keeps the question',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await visit(page, '/revvy');
    await page.route('**/api/revvy/conversations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await questionBox(page, all).fill('My clutch slips');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Failed to create conversation');
    await expect(questionBox(page, all)).toHaveValue('My clutch slips');
    await expect(page).toHaveURL('/revvy');
  },
);

test(
  "another person's conversation is not found",
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole, playwright, baseURL }) => {
    quietConsole.allow(/status of 404/);
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const id = await startConversation(
      elsewhere,
      await signUp(elsewhere, 'Somebody Else'),
      'My secret question about PUC',
    );
    await visit(page, `/revvy?conversation=${id}`);
    await expectToast(page, 'Failed to load conversation');
    await expect(page.getByRole('heading', { name: t.load.goneTitle })).toBeVisible();
    await expect(page.getByText('secret')).toHaveCount(0);
    await elsewhere.dispose();
  },
);

test(
  'links and pictures in an answer lead nowhere and load nothing',
  onPhone,
  async ({ customerPage: page, customer }) => {
    const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/api/revvy/conversations/*/messages?**', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const smuggled =
        '[click](https://evil.example/a) ![x](https://evil.example/b.png) <img src="https://evil.example/c.png"> https://evil.example/d';
      body.items.at(-1).content = smuggled;
      await route.fulfill({ response: answer, json: body });
    });
    await visit(page, `/revvy?conversation=${id}`);
    const answer = answers(page, all).last();
    await expect(answer).toContainText('click');
    await expect(answer.locator('a, img')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  },
);

test(
  'the box stays visible above the keyboard of a phone',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    const id = await startConversation(page.request, customer, 'My brakes squeal when I stop');
    await fakeKeyboard(page);
    await visit(page, `/revvy?conversation=${id}`);
    const box = questionBox(page, all);
    await expect(answers(page, all)).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('keyboard-opens')));
    await expect
      .poll(async () => {
        const place = await box.boundingBox();
        return place ? place.y + place.height : 0;
      })
      .toBeLessThan(500);
    await expect(page.getByRole('navigation', { name: all.common.nav.label })).toHaveCount(0);
  },
);

async function fakeKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const view = window.visualViewport;
    if (!view) return;
    window.addEventListener('keyboard-opens', () => {
      Object.defineProperty(view, 'height', { value: 500, configurable: true });
      view.dispatchEvent(new Event('resize'));
    });
  });
}
