import type { Page } from '@playwright/test';
import { blockLiveEvents } from '../block-live-events.ts';
import { atSizeOf, beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { asPerson, callAs, follow, newPerson, openOther, post } from '../people.ts';
import { fill, languages, texts } from '../texts.ts';
import { visit, visitAndListen } from '../visit.ts';

for (const language of languages) {
  const t = texts(language);
  const said = (english: string, text: string) => (language === 'en' ? english : text);

  test(
    `the own profile shows its owner, and the address keeps the open tab (${language})`,
    atSizeOf[language],
    async ({ customerPage: page, customer, request }) => {
      const me = await asPerson(page.request, customer);
      const fan = await newPerson(request, 'Ravi Kumar');
      await follow(request, fan, me);
      await post(page.request, me, 'Clutch cable changed, forty minutes');
      await visit(page, `/profile?lang=${language}`);

      // A post below also shows the author's name.
      await expect(page.getByText('Clutch cable changed, forty minutes')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: customer.fullName })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(`@${me.username}`, { exact: true }).first()).toBeVisible();
      await expect(main.getByText(new RegExp(said('^Joined ', ' 2\\d{3} ')))).toBeVisible();
      await expect(main.getByRole('button', { name: `1 ${t.profile.head.followers_one}` })).toBeVisible();
      await expect(main.getByText(`1 ${t.profile.head.posts_one}`)).toBeVisible();
      await expect(page.getByRole('tab')).toHaveText([
        said('Posts', t.profile.tabs.posts),
        said('Saved', t.profile.tabs.saved),
        said('Bookings', t.profile.tabs.bookings),
      ]);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(t.profile.tabs.posts);
      await expectAccessible(page);

      await page.getByRole('tab', { name: t.profile.tabs.bookings }).click();
      await expect(page).toHaveURL(/tab=bookings/);
      await expect(page.getByText(t.profile.bookings.emptyTitle)).toBeVisible();
      await page.getByRole('tab', { name: t.profile.tabs.saved }).click();
      await expect(page.getByText(t.profile.posts.savedEmpty)).toBeVisible();

      await page.getByRole('button', { name: t.profile.refresh }).click();
      await expectToast(page, said('Refreshed', t.profile.refreshed));
      await page.getByRole('link', { name: t.profile.head.edit }).click();
      // The URL changes a moment before the page does.
      await expect(page.getByRole('heading', { level: 1, name: t.settings.title })).toBeVisible();
      await page.getByRole('link', { name: t.common.nav.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.profile.title })).toBeVisible();
      await page.getByRole('link', { name: t.common.nav.back }).click();
      await expect(page).toHaveURL('/community');
    },
  );

  test(
    `a person is followed and unfollowed on their profile (${language})`,
    atSizeOf[language],
    async ({ customerPage: page, customer, request }) => {
      const asha = await newPerson(request, 'Asha Rao');
      await post(request, asha, 'New chain, old bike');
      await follow(request, asha, await asPerson(page.request, customer));
      await visit(page, `/profile/${asha.username}?lang=${language}`);
      const main = page.getByRole('main');
      await expect(main.getByText(t.profile.head.followsYou)).toBeVisible();
      await expect(main.getByText('New chain, old bike')).toBeVisible();
      await expect(page.getByRole('tab')).toHaveText([said('Posts', t.profile.tabs.posts)]);
      await expectAccessible(page);

      await main.getByRole('button', { name: fill(t.profile.follow.followNamed, { name: 'Asha Rao' }) }).click();
      await expectToast(page, said('Following', t.profile.follow.followed));
      await expect(main.getByRole('button', { name: `1 ${t.profile.head.followers_one}` })).toBeVisible();
      await main.getByRole('button', { name: fill(t.profile.follow.unfollowNamed, { name: 'Asha Rao' }) }).click();
      await expectToast(page, said('Unfollowed', t.profile.follow.unfollowed));
      await expect(main.getByRole('button', { name: `0 ${t.profile.head.followers_other}` })).toBeVisible();
    },
  );
}

const t = texts('en');

/** Paths of requests that were answered with 404. */
function refusedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) paths.push(new URL(answer.url()).pathname);
  });
  return paths;
}

test(
  "the address with the customer's own username shows their own profile",
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    const me = await asPerson(page.request, customer);
    await visit(page, `/profile/${me.username}`);
    await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Bookings' })).toBeVisible();
    await page.getByRole('tab', { name: 'Saved' }).click();
    await expect(page).toHaveURL(`/profile/${me.username}?tab=saved`);
    await expect(page.getByRole('button', { name: /^(Follow|Following) / })).toHaveCount(0);
  },
);

test(
  'a follow that the server refuses is undone on the screen',
  beforeRelease(onPhone),
  async ({ customerPage: page, request, quietConsole }) => {
    quietConsole.allow(/status of 500/);
    const asha = await newPerson(request, 'Asha Rao');
    await visit(page, `/profile/${asha.username}`);
    await page.route('**/follow', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    const button = page.getByRole('button', { name: 'Follow Asha Rao' });
    await button.click();
    await expectToast(page, 'Failed to update follow status');
    await expect(button).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: '0 Followers' })).toBeVisible();
  },
);

test(
  'an unknown name shows a friendly page, and an error shows a retry',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, request, quietConsole }) => {
    quietConsole.allow(/status of (404|500)/);
    // Each post of another test would make the page request the profile again.
    await blockLiveEvents(page);
    const refused = refusedPaths(page);
    await visit(page, '/profile/nobody.has.this.name?list=followers');
    await expect(page.getByRole('heading', { name: t.profile.state.notFound })).toBeVisible();
    expect(refused).toEqual(['/api/profiles/nobody.has.this.name']);
    await expectAccessible(page);

    const asha = await newPerson(request, 'Asha Rao');
    const address = `**/api/profiles/${asha.username}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await visit(page, `/profile/${asha.username}`);
    await expect(page.getByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
    await expectToast(page, 'Failed to load profile');
    await page.unroute(address);
    await page.getByRole('button', { name: t.profile.retry }).click();
    await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();

    const own = '**/api/profiles/me';
    await page.route(own, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await visit(page, '/profile');
    await expectToast(page, 'Failed to load profile');
    await page.unroute(own);
    await page.getByRole('button', { name: t.profile.retry }).click();
    await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
  },
);

test(
  "the name in the customer's e-mail address leads to their profile, also after they took another username",
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 404/);
    const [name = ''] = customer.email.split('@');
    await callAs(page.request, customer, 'PATCH', '/profiles/me', { username: `renamed.${name.slice(-8)}` });
    await visit(page, `/profile/${name}`);
    await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
    await expect(page.getByRole('tab', { name: t.profile.tabs.bookings })).toBeVisible();
  },
);

test(
  'a private profile shows its posts to followers only',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, request }) => {
    const me = await asPerson(page.request, customer);
    const asha = await newPerson(request, 'Asha Rao');
    await callAs(request, asha, 'PATCH', '/profiles/me', { isPublic: false });
    await post(request, asha, 'For followers only');
    await visitAndListen(page, `/profile/${asha.username}`, 'followers');
    await expect(page.getByRole('heading', { name: t.profile.state.private })).toBeVisible();
    await expect(page.getByText('For followers only')).toBeHidden();
    const button = page.getByRole('button', { name: 'Follow Asha Rao' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Only people Asha Rao follows/);
    await expectAccessible(page);

    await follow(request, asha, me);
    await expect(page.getByText('Follows you')).toBeVisible();
    await button.click();
    await expect(page.getByText('For followers only')).toBeVisible();
  },
);

test(
  'follows and blocks appear in an open browser at once',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/status of 404/);
    const me = await asPerson(page.request, customer);
    const other = await openOther(browser, baseURL, 'Ravi Kumar');
    await visitAndListen(page, '/profile', 'followers');
    await visitAndListen(other.page, `/profile/${me.username}`, 'posts');
    await expect(page.getByRole('button', { name: '0 Followers' })).toBeVisible();
    await other.page.getByRole('button', { name: `Follow ${customer.fullName}` }).click();
    await expect(page.getByRole('button', { name: '1 Follower' })).toBeVisible();
    await other.page.getByRole('button', { name: '1 Follower' }).click();
    await expect(other.page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);

    const refused = refusedPaths(other.page);
    await callAs(page.request, customer, 'PUT', `/profiles/${other.person.username}/block`);
    await expect(other.page.getByRole('heading', { name: t.profile.state.notFound })).toBeVisible();
    await expect(page.getByRole('button', { name: '0 Followers' })).toBeVisible();
    expect([...new Set(refused)]).toEqual([`/api/profiles/${me.username}`]);
    await other.page.context().close();
  },
);
