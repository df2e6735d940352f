import type { Browser, Locator, Page } from '@playwright/test';
import { type Customer, signUp } from '../api.ts';
import {
  action,
  chooseInMenu,
  createPost,
  holdNextFeed,
  isFeed,
  newCaption,
  photo,
  postOf,
  writePost,
} from '../community-steps.ts';
import { beforeRelease, expect, test } from '../fixtures.ts';
import { rememberSession } from '../remember-session.ts';
import { fill, texts } from '../texts.ts';
import { visitAndListen } from '../visit.ts';

const t = texts('en');
const { community } = t;

/**
 * Disables long timers, so that the page can learn of changes only from live events, not by polling or reconnecting.
 */
async function neverAskByTimer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longMs = 1000;
    const { setTimeout, setInterval } = window;
    function withoutLong(start: (run: TimerHandler, ms?: number, ...rest: unknown[]) => number) {
      return (run: TimerHandler, ms = 0, ...rest: unknown[]) => start(ms < longMs ? run : () => {}, ms, ...rest);
    }
    Object.assign(window, { setTimeout: withoutLong(setTimeout), setInterval: withoutLong(setInterval) });
  });
}

async function openElsewhere(browser: Browser, fullName: string): Promise<{ page: Page; customer: Customer }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const customer = await signUp(context.request, fullName);
  await rememberSession(page);
  await openFeed(page);
  return { page, customer };
}

async function openFeed(page: Page): Promise<void> {
  await neverAskByTimer(page);
  await visitAndListen(page, '/community', 'posts');
  await expect(page.getByRole('article').first()).toBeVisible();
}

function pill(page: Page): Locator {
  return page.getByRole('button', { name: /^New posts/ });
}

/** Other tests post at the same time, so the first pill may announce one of their posts. */
async function showNew(page: Page, caption: string): Promise<void> {
  await expect(async () => {
    // The post may have been loaded by the previous click, but too late for its check.
    if (!(await postOf(page, caption).isVisible())) await pill(page).click({ timeout: 2000 });
    await expect(postOf(page, caption)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("one person's actions in the community appear at once to another", async ({ customerPage: page, browser }) => {
  await openFeed(page);
  const { page: other } = await openElsewhere(browser, 'Other Reader');
  const caption = newCaption('Seen at once?');
  const post = await writePost(page, t, caption, photo);

  await expect(pill(other)).toBeVisible();
  await expect(postOf(other, caption)).toHaveCount(0);
  await showNew(other, caption);

  await action(postOf(other, caption), 'Like').click();
  await expect(action(post, 'Like')).toHaveText('1');
  await action(postOf(other, caption), 'Like').click();
  await expect(action(post, 'Like')).toHaveText('');

  await action(post, 'Comment').click();
  await expect(page.getByText(community.comments.empty)).toBeVisible();
  await action(postOf(other, caption), 'Comment').click();
  await other.getByLabel(community.comments.label).fill('Yes, at once.');
  await other.getByRole('button', { name: community.comments.send }).click();
  await expect(page.getByRole('dialog').getByText('Yes, at once.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action(post, 'Comment')).toHaveText('1');
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await chooseInMenu(page, post, t, 'Delete Post');
  await page.getByRole('dialog').getByRole('button', { name: community.delete.confirm, exact: true }).click();
  await expect(postOf(other, caption)).toHaveCount(0);
  await other.context().close();
});

test(
  'the posts of a person who blocks someone disappear at once for the blocked person',
  beforeRelease(),
  async ({ customerPage: page, customer, browser }) => {
    await openFeed(page);
    const { page: other } = await openElsewhere(browser, 'Soon Blocked');
    const mine = newCaption('Not for everybody.');
    const theirs = newCaption('I am still here.');
    await writePost(page, t, mine);
    await showNew(other, mine);
    await writePost(other, t, theirs);
    await showNew(page, theirs);
    const their = postOf(page, theirs);

    await chooseInMenu(page, their, t, fill(t.profile.hide.block, { name: 'Soon Blocked' }));
    await page.getByRole('dialog').getByRole('button', { name: t.profile.hide.confirm, exact: true }).click();
    await expect(their).toHaveCount(0);
    await expect(postOf(other, mine)).toHaveCount(0);
    await expect(other.getByText(customer.email.split('@')[0] ?? '')).toHaveCount(0);
    await other.context().close();
  },
);

test('a late answer does not remove a newer post', beforeRelease(), async ({ customerPage: page, browser }) => {
  await openFeed(page);
  const elsewhere = await browser.newContext();
  const author = await signUp(elsewhere.request, 'Quick Writer');
  const feed = await holdNextFeed(page);
  const captions = [newCaption('First.'), newCaption('Second.')] as const;
  await createPost(elsewhere.request, author, captions[0]);
  await feed.isRead;
  await createPost(elsewhere.request, author, captions[1]);
  await expect(pill(page)).toBeVisible();
  const answered = page.waitForResponse((response) => isFeed(new URL(response.url())));
  feed.letGo();
  await answered;
  await showNew(page, captions[1]);
  await expect(postOf(page, captions[0])).toBeVisible();
  await elsewhere.close();
});
