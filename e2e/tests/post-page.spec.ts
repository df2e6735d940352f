import { signUp } from '../api.ts';
import { action, createPost, newCaption, updateProfile } from '../community-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const { community } = texts('en');

test(
  "a shared post is complete in the server's HTML, with preview data for other sites",
  onPhone,
  async ({ page, baseURL }) => {
    const author = await signUp(page.request, 'Asha "Turbo" Rao');
    const caption = newCaption('Tea at </script> 4,000 metres & "snow"');
    const { id } = await createPost(page.request, author, caption);
    const answer = await page.request.get(`/post/${id}`);
    const html = await answer.text();
    const origin = new URL(baseURL ?? '').origin;
    expect(answer.status()).toBe(200);
    expect(html).not.toContain('noindex');
    expect(html).toContain('<meta property="og:type" content="article"');
    expect(html).toContain(`<link rel="canonical" href="${origin}/post/${id}"`);
    const data = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'SocialMediaPosting', articleBody: caption });
  },
);

test('a visitor reads a post and is asked to sign in to comment', onPhone, async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const author = await signUp(elsewhere.request, 'Public Author');
  const caption = newCaption('For everybody.');
  const { id } = await createPost(elsewhere.request, author, caption);
  await elsewhere.close();
  await visit(page, `/post/${id}`);
  await expect(page.getByRole('article').getByText(caption)).toBeVisible();
  await expectAccessible(page);
  await action(page.getByRole('article'), 'Like').click();
  await expectToast(page, 'Login Required');
  await expect(page.getByText('Please login to like posts.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in to like and comment' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test(
  "a signed-in customer likes and comments on a post's page",
  beforeRelease(),
  async ({ customerPage: page, browser }) => {
    const elsewhere = await browser.newContext();
    const author = await signUp(elsewhere.request, 'Public Author');
    const { id } = await createPost(elsewhere.request, author, newCaption('Answer me.'));
    await elsewhere.close();
    await visit(page, `/post/${id}`);
    const post = page.getByRole('article').first();
    await action(post, 'Like').click();
    await expect(action(post, 'Like')).toHaveText('1');
    await page.getByLabel(community.comments.label).fill('Gladly.');
    await page.getByRole('button', { name: community.comments.send }).click();
    await expectToast(page, 'Comment added');
    await expect(page.getByRole('region', { name: community.comments.title }).getByText('Gladly.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "a like that is sent before the reader's version of the post arrives is not lost",
  beforeRelease(onPhone),
  async ({ customerPage: page, browser, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const elsewhere = await browser.newContext();
    const author = await signUp(elsewhere.request, 'Public Author');
    const { id } = await createPost(elsewhere.request, author, newCaption('Quick to please.'));
    await elsewhere.close();
    const read = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    await page.route(`**/api/posts/${id}`, async (route) => {
      const response = await route.fetch();
      read.resolve();
      await late.promise;
      await route.fulfill({ response, json: { ...(await response.json()), caption: 'As the reader sees it' } });
    });
    // A later state update would correct the count.
    await page.route('**/api/posts/states?**', (route) => route.abort());
    await visit(page, `/post/${id}`);
    await read.promise;
    const post = page.getByRole('article').first();
    const liked = page.waitForResponse(`**/api/posts/${id}/like`);
    await action(post, 'Like').click();
    await liked;
    late.resolve();
    await expect(post).toContainText('As the reader sees it');
    await expect(action(post, 'Like')).toHaveText('1');
  },
);

test(
  'a post for followers is not found by visitors and stays visible to those who may see it',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    const { id } = await createPost(page.request, customer, newCaption('For followers.'));
    await updateProfile(page.request, customer, { isPublic: false });
    for (const path of [`/post/${id}`, '/post/00000000-0000-4000-8000-000000000000', '/post/what']) {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('noindex');
    }
    await visit(page, `/post/${id}`);
    await expect(page.getByRole('article').getByText('For followers.')).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visit(visitor, `/post/${id}`);
    await expect(visitor.getByRole('heading', { name: community.page.notFound })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.context().close();
  },
);
