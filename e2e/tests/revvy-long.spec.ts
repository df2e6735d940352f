import type { Page } from '@playwright/test';
import type { RevvyMessage } from '../../contract/src/revvy/schemas.ts';
import { beforeRelease, expect, test } from '../fixtures.ts';
import { restingPlace, startConversation } from '../revvy-steps.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const all = texts('en');
const count = 1000;

function messageAt(position: number): RevvyMessage {
  const isQuestion = position % 2 === 0;
  const list = Array.from({ length: position % 7 }, (_, index) => `- point ${index + 1} of answer ${position}`).join(
    '\n',
  );
  return {
    id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
    role: isQuestion ? 'user' : 'assistant',
    content: isQuestion ? `Question ${position}` : `**Answer ${position}** in a few words.\n\n${list}`,
    warning: null,
    cards: [],
    attachments: [],
    status: 'complete',
    failure: null,
    feedback: null,
    language: 'en',
    version: 1,
    versions: 1,
    createdAt: new Date(1_790_000_000_000 + position * 60_000).toISOString(),
  };
}

async function mockMessages(page: Page): Promise<void> {
  await page.route('**/api/revvy/conversations/*/messages?**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const end = Number(searchParams.get('cursor') ?? count);
    const start = Math.max(0, end - Number(searchParams.get('limit')));
    const items = Array.from({ length: end - start }, (_, index) => messageAt(start + index));
    return route.fulfill({ json: { items, nextCursor: start > 0 ? String(start) : null } });
  });
}

test(
  'a thousand messages scroll up to the first one, page by page, without a jump',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    test.slow();
    const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
    await mockMessages(page);
    await visit(page, `/revvy?conversation=${id}`);
    const log = page.getByRole('log');
    await expect(log.getByText('Answer 999', { exact: true })).toBeInViewport();
    await log.hover();
    await page.mouse.wheel(0, -300);
    await expect(page.getByRole('button', { name: all.revvy.toNewest })).toBeVisible();
    await restingPlace(log);
    const { seconds, jumps, rows } = await log.evaluate(scrollToStart);
    expect(rows, 'only what is near the screen is in the page').toBeLessThan(60);
    expect(jumps).toEqual([]);
    await expect(log.getByText('Question 0', { exact: true })).toBeVisible();
    expect(seconds).toBeLessThan(40);
    await page.getByRole('button', { name: all.revvy.toNewest }).click();
    await expect(log.getByText('Answer 999', { exact: true })).toBeInViewport();
  },
);

/** Scrolls up in steps. A jump is a visible message that moves farther than the step, or backwards. */
async function scrollToStart(log: HTMLElement | SVGElement) {
  const startedAt = performance.now();
  const jumps: string[] = [];
  let rows = 0;
  const frame = () => new Promise(requestAnimationFrame);
  function placeOf(row: Element) {
    return row.getBoundingClientRect().top;
  }
  // The next page may take a while to arrive at the top of the loaded messages.
  const isAtStart = () =>
    log.scrollTop === 0 && log.querySelector('[data-index="0"] article')?.textContent === 'Question 0';
  for (let still = 0; still < 40 && performance.now() - startedAt < 60_000; ) {
    const shown = [...log.querySelectorAll('[data-index] article')];
    rows = Math.max(rows, shown.length);
    const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
    const watched = shown.find((row) => row.getBoundingClientRect().bottom > middle);
    const before = watched ? placeOf(watched) : 0;
    const top = log.scrollTop;
    const step = Math.min(400, top);
    log.scrollTop = top - step;
    await frame();
    await frame();
    await frame();
    if (watched?.isConnected) {
      const moved = placeOf(watched) - before;
      if (moved > step + 40 || moved < -40)
        jumps.push(`${watched.textContent?.slice(0, 30)}: ${moved} at a step of ${step}`);
    }
    still = isAtStart() ? still + 1 : 0;
  }
  return { seconds: (performance.now() - startedAt) / 1000, jumps, rows };
}

test('typing stays fast below a thousand messages', beforeRelease(), async ({ customerPage: page, customer }) => {
  const id = await startConversation(page.request, customer, 'How long is a PUC certificate valid?');
  await mockMessages(page);
  await visit(page, `/revvy?conversation=${id}`);
  await expect(page.getByRole('log').getByText('Answer 999', { exact: true })).toBeInViewport();
  const box = page.getByRole('textbox', { name: all.revvy.composer.label });
  const startedAt = Date.now();
  await box.pressSequentially('Thirty letters, one by one ...');
  expect(Date.now() - startedAt).toBeLessThan(3000);
  await expect(box).toHaveValue('Thirty letters, one by one ...');
});
