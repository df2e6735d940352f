import type { Page } from '@playwright/test';
import { type FakeModel, startFakeModel } from '../fake-model.ts';
import { beforeRelease, expect, test as ordinary } from '../fixtures.ts';
import { answers, ask, questionBox, questions, restingPlace, stopButton } from '../revvy-steps.ts';
import { startProduct } from '../server.ts';
import { texts } from '../texts.ts';
import { revisit, visit, visitAndListen } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

interface WithModel {
  served: { model: FakeModel; address: string };
}

/** A separate product whose AI model answers as the test says. */
const test = ordinary.extend<{ model: FakeModel }, WithModel>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const model = await startFakeModel();
      const settings = {
        REVVY_PROVIDER: 'openai-compatible',
        REVVY_MODEL: 'fake',
        REVVY_BASE_URL: model.url,
        REVVY_FIRST_TOKEN_SECONDS: '60',
        REVVY_TOTAL_SECONDS: '120',
      };
      const { address, stop } = await startProduct(settings);
      await use({ model, address });
      await stop();
      model.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ served }, use) => use(served.address),
  model: async ({ served }, use) => {
    served.model.reset();
    await use(served.model);
    served.model.reset();
  },
});

// All tests share one product and one model.
test.describe.configure({ mode: 'default' });

test('words appear as they are streamed, and the next question waits', async ({ customerPage: page, model }) => {
  await visit(page, '/revvy');
  await expect(page.getByText(t.engine.limits)).toHaveCount(0);
  await ask(page, all, 'Tell me about tyres');
  await model.say('Tyres wear **slowly**');
  const answer = answers(page, all).last();
  await expect(answer).toContainText('Tyres wear slowly');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  await questionBox(page, all).fill('And the next');
  await page.keyboard.press('Enter');
  await expect(questionBox(page, all)).toHaveValue('And the next');
  await expect(questions(page, all)).toHaveCount(1);
  await model.say(' and then fast.');
  await model.end();
  await expect(answer).toContainText('and then fast.');
  await expect(stopButton(page, all)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'and then fast.' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(questions(page, all)).toHaveCount(2);
  await model.end();
});

test('the first word appears within 100 ms', beforeRelease(), async ({ customerPage: page, model }) => {
  await visit(page, '/revvy');
  const tookMs: number[] = [];
  // The test machine may be busy, so three fast answers are enough.
  const isEnough = () => tookMs.filter((ms) => ms < 100).length === 3;
  for (let round = 1; round <= 12 && !isEnough(); round++) {
    const word = `Word${round}`;
    await ask(page, all, `Tell me about tyres, ${round}`);
    await noteWhenShown(page, word);
    // After this only the word itself has to be transmitted.
    await model.say('');
    const saidAt = Date.now();
    await model.say(`${word} of tyres. `);
    await expect(page.locator('html')).toHaveAttribute(`data-${word}`, /\d+/);
    tookMs.push(Number(await page.locator('html').getAttribute(`data-${word}`)) - saidAt);
    await model.end();
    await expect(stopButton(page, all)).toBeHidden();
  }
  expect(isEnough(), `it took ${tookMs.join(', ')} ms`).toBe(true);
});

async function noteWhenShown(page: Page, word: string): Promise<void> {
  await page.evaluate((text) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="log"]')?.textContent?.includes(`${text} of tyres`)) return;
      document.documentElement.setAttribute(`data-${text}`, String(Date.now()));
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, word);
}

test('an answer continues after a reload', beforeRelease(), async ({ customerPage: page, model }) => {
  await visit(page, '/revvy');
  await ask(page, all, 'Tell me about tyres');
  await model.say('Tyres wear slowly ');
  await expect(answers(page, all).last()).toContainText('slowly');
  await expect(page).toHaveURL(/conversation=/);
  await revisit(page);
  await expect(answers(page, all).last()).toContainText('slowly');
  await expect(stopButton(page, all)).toBeVisible();
  await model.say('and then fast.');
  await expect(answers(page, all).last()).toContainText('Tyres wear slowly and then fast.');
  await model.end();
  await expect(stopButton(page, all)).toBeHidden();
  await expect(answers(page, all)).toHaveCount(1);
});

test(
  'an answer continues for a reader who leaves the page and comes back',
  beforeRelease(),
  async ({ customerPage: page, model }) => {
    await visit(page, '/revvy');
    await ask(page, all, 'Tell me about tyres');
    await model.say('Tyres wear slowly ');
    await expect(answers(page, all).last()).toContainText('slowly');
    await expect(page).toHaveURL(/conversation=/);
    await page.getByRole('link', { name: all.common.nav.back }).click();
    await expect(page).toHaveURL('/community');
    await expect(questionBox(page, all)).toBeHidden();
    await model.say('and then ');
    await page.goBack();
    await expect(answers(page, all).last()).toContainText('and then');
    await model.say('fast.');
    await expect(answers(page, all).last()).toContainText('fast.');
    await model.end();
  },
);

test('a lost connection is restored without losing or repeating a word', async ({
  customerPage: page,
  model,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to load/);
  await visit(page, '/revvy');
  await ask(page, all, 'Tell me about tyres');
  await model.say('Tyres wear slowly ');
  await expect(answers(page, all).last()).toContainText('slowly');
  await page.context().setOffline(true);
  await model.say('and then ');
  await page.context().setOffline(false);
  await model.say('fast.');
  await model.end();
  await expect(answers(page, all).last()).toContainText('Tyres wear slowly and then fast.');
  await expect(stopButton(page, all)).toBeHidden();
});

test('Stop ends an answer and keeps its text; a retry replaces it', async ({ customerPage: page, model }) => {
  await visit(page, '/revvy');
  await ask(page, all, 'Tell me about tyres');
  await model.say('Tyres wear slowly. ');
  await expect(answers(page, all).last()).toContainText('slowly');
  const stops: string[] = [];
  page.on('request', (request) => request.url().endsWith('/stop') && stops.push(request.url()));
  await stopButton(page, all).click();
  const answer = answers(page, all).last();
  await expect(answer.getByText(t.interrupted.stopped)).toBeVisible();
  await expect(answer).toContainText('Tyres wear slowly.');
  expect(stops).toHaveLength(1);
  model.reset();
  await answer.getByRole('button', { name: t.message.retry }).click();
  await model.say('They last five years.');
  await model.end();
  await expect(answer).toContainText('They last five years.');
  await expect(answer).not.toContainText('slowly');
  await expect(answers(page, all)).toHaveCount(1);
});

test(
  'Stop during the sending of a question stops the answer as soon as there is one',
  beforeRelease(),
  async ({ customerPage: page, model }) => {
    await visit(page, '/revvy');
    const arrives = Promise.withResolvers<void>();
    await page.route('**/api/revvy/conversations/*/messages', async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await ask(page, all, 'Tell me about tyres');
    await stopButton(page, all).click();
    arrives.resolve();
    await expect(answers(page, all).last().getByText(t.interrupted.stopped)).toBeVisible();
    await expect(stopButton(page, all)).toBeHidden();
    await expect(answers(page, all)).toHaveCount(1);
    model.reset();
  },
);

test(
  'two tabs show the same: a question asked in one tab is answered in both',
  beforeRelease(),
  async ({ customerPage: page, model }) => {
    await visit(page, '/revvy');
    await ask(page, all, 'Tell me about tyres');
    await model.say('Tyres wear slowly.');
    await model.end();
    await expect(stopButton(page, all)).toBeHidden();
    const other = await page.context().newPage();
    await expect(page).toHaveURL(/conversation=/);
    await visitAndListen(other, page.url(), 'revvy');
    await expect(answers(other, all)).toContainText('Tyres wear slowly.');

    await ask(page, all, 'And brakes?');
    await model.say('Pads wear ');
    await expect(answers(other, all).last()).toContainText('Pads wear');
    await model.say('faster.');
    await model.end();
    await expect(answers(other, all).last()).toContainText('Pads wear faster.');
    await expect(stopButton(other, all)).toBeHidden();

    await ask(other, all, 'And chains?');
    await expect(questions(page, all).last()).toContainText('And chains?');
    await stopButton(page, all).click();
    await expect(answers(other, all).last().getByText(t.interrupted.stopped)).toBeVisible();
    await expect(questions(page, all)).toHaveCount(3);
    model.reset();
    await other.close();
  },
);

test(
  'after a model that fails in the middle of its answer, the notes answer in its place',
  beforeRelease(),
  async ({ customerPage: page, model }) => {
    await visit(page, '/revvy');
    await ask(page, all, 'Tell me about tyres');
    await model.say('Tyres wear slowly. ');
    await expect(answers(page, all).last()).toContainText('slowly');
    await model.fail();
    const answer = answers(page, all).last();
    await expect(answer).toContainText('I could not write a longer answer just now.');
    await expect(answer).toContainText('slowly');
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    await expect(answer.getByText(t.interrupted.provider)).toBeHidden();
  },
);

test(
  'a long answer stays at its beginning; a reader at its end follows it until they scroll up',
  beforeRelease(),
  async ({ customerPage: page, model }) => {
    await visit(page, '/revvy');
    await ask(page, all, 'Tell me about tyres');
    const log = page.getByRole('log');
    const fromEnd = () =>
      log.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
    for (let line = 1; line <= 40; line++) await model.say(`Line ${line} of many.\n\n`);
    const answer = answers(page, all).last();
    await expect(answer).toContainText('Line 40');
    await expect(answer.getByText('Line 1 of many.', { exact: true })).toBeInViewport();
    await page.getByRole('button', { name: t.toNewest }).click();
    for (let line = 41; line <= 50; line++) await model.say(`Line ${line} of many.\n\n`);
    await expect(answer).toContainText('Line 50');
    await expect.poll(fromEnd).toBeLessThan(48);
    await log.hover();
    await page.mouse.wheel(0, -400);
    await expect(page.getByRole('button', { name: t.toNewest })).toBeVisible();
    const before = await restingPlace(log);
    for (let line = 51; line <= 60; line++) await model.say(`Line ${line} of many.\n\n`);
    await expect(answers(page, all).last()).toContainText('Line 60');
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(before);
    await page.getByRole('button', { name: t.toNewest }).click();
    await expect.poll(fromEnd).toBeLessThan(48);
    await model.end();
  },
);

test('a wide table scrolls inside the answer, not the page', beforeRelease(), async ({ customerPage: page, model }) => {
  await visit(page, '/revvy');
  await ask(page, all, 'Tell me about tyres');
  const cells = Array.from({ length: 14 }, (_, index) => `Column ${index}`);
  await model.say(`| ${cells.join(' | ')} |\n|${cells.map(() => '---|').join('')}\n| ${cells.join(' | ')} |\n`);
  await model.end();
  await expect(page.getByRole('table')).toBeVisible();
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
});
