import { signUp } from '../api.ts';
import {
  action,
  chooseInMenu,
  createPost,
  holdNextFeed,
  newCaption,
  photo,
  postOf,
  writePost,
} from '../community-steps.ts';
import { atSizeOf, beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { goBackFrom } from '../go-back.ts';
import { blockingSays, newPerson } from '../people.ts';
import { rememberSession } from '../remember-session.ts';
import { fill, languages, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

for (const language of languages) {
  const t = texts(language);
  const { community } = t;
  const said = (english: string, text: string) => (language === 'en' ? english : text);

  test(
    `a post with a photo is written, liked, saved, commented on and deleted (${language})`,
    atSizeOf[language],
    async ({ customerPage: page }) => {
      await visit(page, `/community?lang=${language}`);
      const caption = newCaption('Fresh brake discs after 40,000 km.');
      const post = await writePost(page, t, caption, photo);
      await expectToast(page, said('Post Created', community.create.done));
      await expect(post.getByText(said('now', t.common.age.now))).toBeVisible();
      await expect(post.getByRole('img')).toBeVisible();

      await action(post, community.post.like).click();
      await expect(action(post, community.post.like)).toHaveAttribute('aria-pressed', 'true');
      await expect(action(post, community.post.like)).toHaveText('1');
      await action(post, community.post.like).click();
      await expect(action(post, community.post.like)).toHaveText('');

      await action(post, community.post.save).click();
      await expectToast(page, said('Post saved', community.post.saved));
      await action(post, community.post.save).click();
      await expectToast(page, said('Post unsaved', community.post.unsaved));
      await expectAccessible(page);

      await action(post, community.post.comment).click();
      const dialog = page.getByRole('dialog', { name: community.comments.title });
      await expect(dialog.getByText(community.comments.empty)).toBeVisible();
      await dialog.getByLabel(community.comments.label).fill('Which pads\ndo you use? https://example.com/pads.');
      // Enter starts a new line on a phone, and sends the comment with a keyboard.
      await page.keyboard.press(language === 'en' ? 'Control+Enter' : 'Enter');
      await expectToast(page, said('Comment added', community.comments.added));
      const comment = dialog.getByRole('article').filter({ hasText: 'Which pads' });
      await expect(comment).toBeVisible();
      await expect(comment.getByRole('link', { name: 'https://example.com/pads', exact: true })).toBeVisible();
      await expect(dialog.getByLabel(community.comments.label)).toHaveValue('');
      await expectAccessible(page);

      await comment.getByRole('button').click();
      await page.getByRole('menuitem', { name: community.comments.delete }).click();
      await page
        .getByRole('dialog', { name: community.comments.delete })
        .getByRole('button', { name: community.comments.confirmDelete, exact: true })
        .click();
      await expect(dialog.getByText(community.comments.empty)).toBeVisible();
      await goBackFrom(page, 'page');
      await expect(dialog).toBeHidden();

      await chooseInMenu(page, post, t, said('Delete Post', community.post.delete));
      const sure = 'Are you sure you want to delete this post? This action cannot be undone.';
      await expect(page.getByRole('dialog').getByText(said(sure, community.delete.text))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: community.delete.confirm, exact: true }).click();
      await expectToast(page, said('Post Deleted', community.delete.done));
      await expect(post).toHaveCount(0);
      await revisit(page);
      await expect(postOf(page, caption)).toHaveCount(0);
    },
  );
}

const t = texts('en');
const { community } = t;
const like = /\/api\/posts\/[^/]+\/like$/;
/** The server's answer when the session has ended. */
const signedOut = { status: 401, json: { defined: true, code: 'UNAUTHORIZED', status: 401, message: 'Sign in.' } };

test(
  'a post needs a text, and its draft survives an error and a closed dialog',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await visit(page, '/community');
    const open = page.getByRole('button', { name: 'Post', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    const submit = dialog.getByRole('button', { name: 'Post', exact: true });
    const box = dialog.getByLabel(community.create.caption);

    await open.click();
    await submit.click();
    await expect(dialog.getByText('Please enter some text for your post')).toBeVisible();
    await expect(box).toBeFocused();
    await expectAccessible(page);

    const caption = newCaption('Kept when the line breaks.');
    await box.fill(caption);
    await dialog.getByLabel(community.create.addPhoto).setInputFiles(photo);
    await expect(dialog.getByText(community.create.uploaded)).toBeVisible();
    await page.route('**/api/posts', (route) => route.abort());
    await submit.click();
    await expectToast(page, 'Failed to create post. Please try again.');
    await page.unroute('**/api/posts');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await expect(box).toHaveValue(caption);
    await expect(dialog.getByText(community.create.uploaded)).toBeVisible();
    await submit.click();
    await expect(postOf(page, caption).getByRole('img')).toBeVisible();
    await open.click();
    await expect(box).toHaveValue('');
  },
);

test(
  'a post written before the feed has loaded is in the feed',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const feed = await holdNextFeed(page);
    await visit(page, '/community');
    await feed.isRead;
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    const caption = newCaption('Quicker than the feed.');
    await dialog.getByLabel(community.create.caption).fill(caption);
    const posted = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/posts'),
    );
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await posted;
    feed.letGo();
    await expect(postOf(page, caption)).toBeVisible();
  },
);

test(
  'a file that is not a photo is refused with the reason, and another can be chosen',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await visit(page, '/community');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const refused = [
      {
        name: 'drawing.svg',
        text: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
        why: community.photoError.svg,
      },
      { name: 'holiday.jpg', text: '<!doctype html><p>not a picture</p>', why: community.photoError.other },
      { name: 'broken.png', text: '\u0089PNG\r\n\u001a\n0000', why: community.photoError.unreadable },
    ];
    for (const { name, text, why } of refused) {
      const file = { name, mimeType: 'image/jpeg', buffer: Buffer.from(text, 'latin1') };
      await dialog.getByLabel(community.create.addPhoto).setInputFiles(file);
      await expect(dialog.getByRole('alert').getByText(why)).toBeVisible();
      await expect(dialog.getByRole('img')).toHaveCount(0);
    }
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await dialog.getByLabel(community.create.addPhoto).setInputFiles(large);
    await expect(dialog.getByText(fill(community.photoError.tooLarge, { megabytes: 10 }))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(community.create.addPhoto).setInputFiles(photo);
    await expect(dialog.getByText(community.create.uploaded)).toBeVisible();
  },
);

test('a failed like or save is undone on the screen, also at 320 pixels', onPhone, async ({ page, quietConsole }) => {
  quietConsole.allow(/Failed to load resource/);
  // The handle is made from the email. This one is short enough for the narrowest phone.
  await signUp(page.request, 'Meera Nair', `m-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await rememberSession(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/community');
  const post = await writePost(page, t, newCaption('Who likes this?'));
  const handle = post.getByText(/^@/).first();
  expect(await handle.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.route(/\/api\/posts\/[^/]+\/(like|save)$/, (route) => route.abort());
  await action(post, 'Like').click();
  await expectToast(page, 'Failed to update like status.');
  await expect(action(post, 'Like')).toHaveAttribute('aria-pressed', 'false');
  await expect(action(post, 'Like')).toHaveText('');
  await action(post, 'Save').click();
  await expectToast(page, 'Failed to save post.');
  await expect(action(post, 'Save')).toHaveAttribute('aria-pressed', 'false');
  await page.route(like, (route) => route.fulfill(signedOut));
  await action(post, 'Like').click();
  await expectToast(page, 'Login Required', 'Please login to like posts.');
  await expect(action(post, 'Like')).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a toast reports a feed that cannot be loaded',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 500/);
    await page.route(/\/api\/posts\?/, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await visit(page, '/community');
    await expectToast(page, 'Error', 'Failed to load posts');
  },
);

test(
  'a search finds posts and people, is kept in the address and says when nothing is found',
  beforeRelease(onPhone),
  async ({ customerPage: page, browser }) => {
    const elsewhere = await browser.newContext();
    const word = `q${crypto.randomUUID().slice(0, 8)}`;
    const other = await signUp(elsewhere.request, `Zoya ${word}`);
    await createPost(elsewhere.request, other, `Found by ${word} alone`);
    await elsewhere.close();
    await visit(page, '/community');
    const box = page.getByRole('searchbox');
    await box.fill(word);
    await expect(postOf(page, `Found by ${word}`)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'People' }).getByRole('link', { name: `Zoya ${word}` }),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expectAccessible(page);
    await revisit(page);
    await expect(box).toHaveValue(word);
    await expect(postOf(page, `Found by ${word}`)).toBeVisible();

    await box.fill(`${word}-nobody`);
    await expect(page.getByText('No posts or users found matching your search.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: community.search.clear }).click();
    await expect(page).not.toHaveURL(/search=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('a delayed search does not undo a navigation', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/community');
  const box = page.getByRole('searchbox');
  await expect(box).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await box.fill('brake');
  await page.getByRole('link', { name: t.common.nav.profile }).first().click();
  await expect(page).toHaveURL(/\/profile/);
  await page.clock.runFor(1000);
  held.resolve();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile/);
});

test(
  'another person’s post is reported; its author is muted, unmuted and blocked',
  beforeRelease(onPhone),
  async ({ customerPage: page, browser }) => {
    const elsewhere = await browser.newContext();
    const author = await signUp(elsewhere.request, 'Loud Person');
    // Uses a search: in the feed the posts of other tests could push this one out of sight.
    const mark = `oil${crypto.randomUUID().slice(0, 8)}`;
    const caption = `Buy my ${mark}.`;
    await createPost(elsewhere.request, author, caption);
    await elsewhere.close();
    await visit(page, `/community?search=${mark}`);
    const post = postOf(page, caption);

    await chooseInMenu(page, post, t, 'Report');
    const report = page.getByRole('dialog', { name: community.report.postTitle });
    await report.getByRole('button', { name: community.report.submit }).click();
    await expect(report.getByText(community.report.reasonMissing)).toBeVisible();
    await report.getByText(community.report.reasons.spam).click();
    await expectAccessible(page);
    await report.getByRole('button', { name: community.report.submit }).click();
    await expectToast(page, community.report.done);

    const { hide } = t.profile;
    const name = 'Loud Person';
    await chooseInMenu(page, post, t, fill(hide.mute, { name }));
    await expectToast(page, fill(hide.muteDone, { name }), hide.muteDoneText);
    await expect(post).toHaveCount(0);
    await page.getByRole('button', { name: t.common.notices.undo }).click();
    await expect(post).toBeVisible();

    await chooseInMenu(page, post, t, fill(hide.block, { name }));
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(blockingSays(t, name));
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: hide.confirm, exact: true }).click();
    await expectToast(page, fill(hide.blockDone, { name }), hide.undoPlace);
    await expect(post).toHaveCount(0);
    await revisit(page);
    await expect(page.getByText('No posts or users found matching your search.')).toBeVisible();
    await expect(post).toHaveCount(0);
    await visit(page, '/community');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(post).toHaveCount(0);
  },
);

test(
  'a double tap on a photo likes it, a single tap enlarges it',
  beforeRelease(),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 401/);
    await visit(page, '/community');
    const post = await writePost(page, t, newCaption('Tap it.'), photo);
    await page.route(like, (route) => route.fulfill(signedOut));
    await post.getByRole('img').dblclick();
    await expectToast(page, 'Login Required', 'Please login to like posts.');
    await expect(action(post, 'Like')).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(like);
    await post.getByRole('img').dblclick();
    await expect(action(post, 'Like')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await post.getByRole('img').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'going back closes only what was opened last, such as a photo',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    await visit(page, '/community');
    const caption = newCaption('Look closer.');
    const post = await writePost(page, t, caption, photo);
    await post.getByRole('img').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await goBackFrom(page, 'dialog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(post).toBeVisible();

    await action(post, 'Comment').click();
    const comments = page.getByRole('dialog', { name: community.comments.title });
    await comments.getByRole('textbox').fill('Nice.');
    await comments.getByRole('button', { name: community.comments.send }).click();
    await comments.getByRole('button', { name: /^More about the comment/ }).click();
    await page.getByRole('menuitem', { name: community.comments.delete }).click();
    const sure = page.getByRole('dialog', { name: community.comments.delete });
    await expect(sure).toBeVisible();
    await goBackFrom(page, 'dialog');
    await expect(sure).toBeHidden();
    await expect(comments).toBeVisible();
    await goBackFrom(page, 'page');
    await expect(comments).toBeHidden();
    await expect(page).toHaveURL('/community');
  },
);

test(
  'going back to the feed restores its scroll position',
  beforeRelease(),
  async ({ customerPage: page, request }) => {
    // Uses a search, because other tests post and delete in the feed at the same time.
    const mark = `tailgate${crypto.randomUUID().slice(0, 8)}`;
    for (const name of ['Asha Rao', 'Leela Menon', 'Kiran Das']) {
      const author = await newPerson(request, name);
      for (const words of ['Quiet again', 'Closed with one finger'])
        await createPost(request, author, `${words} ${mark}`);
    }
    await visit(page, `/community?search=${mark}`);
    const posts = page.getByRole('article');
    await expect(posts).toHaveCount(6);
    const link = posts.nth(4).getByRole('link').first();
    // Scrolls it out from under the header, as the click would.
    await link.click({ trial: true });
    const before = await link.boundingBox();
    await link.click();
    await expect(page).toHaveURL(/\/profile\//);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/community\?search=/);
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  },
);
