import { blockLiveEvents } from '../block-live-events.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { goBackFrom } from '../go-back.ts';
import { asPerson, blockingSays, callAs, follow, newPerson, type Person } from '../people.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');

test(
  'the list of followers has an address, working buttons and returns the focus',
  beforeRelease(),
  async ({ customerPage: page, customer, request }) => {
    const me = await asPerson(page.request, customer);
    const asha = await newPerson(request, 'Asha Rao');
    const ravi = await newPerson(request, 'Ravi Kumar');
    await follow(request, ravi, asha);
    await follow(page.request, me, asha);
    await visit(page, `/profile/${asha.username}`);
    const count = page.getByRole('button', { name: '2 Followers' });
    await count.click();
    await expect(page).toHaveURL(/list=followers/);
    const dialog = page.getByRole('dialog', { name: 'Followers' });
    await expect(dialog.getByRole('listitem')).toHaveText([/Meera Nair.*You/, /Ravi Kumar.*Follow/]);
    await expect(dialog.getByRole('button', { name: /Follow/ })).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Follow Ravi Kumar' }).click();
    await expect(dialog.getByRole('button', { name: /^Following Ravi Kumar/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(count).toBeFocused();
    await expect(page).toHaveURL(`/profile/${asha.username}`);

    await page
      .getByRole('button', { name: /Following$/ })
      .first()
      .click();
    await expect(page.getByText(t.profile.people.followingEmpty)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();

    await visit(page, `/profile/${asha.username}?list=followers`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Ravi Kumar/ })
      .click();
    await expect(page).toHaveURL(`/profile/${ravi.username}`);
    await expect(page.getByRole('heading', { name: 'Ravi Kumar' })).toBeVisible();
  },
);

test('a long list loads page by page', beforeRelease(onPhone), async ({ customerPage: page, customer, request }) => {
  test.slow();
  const me = await asPerson(page.request, customer);
  for (let batch = 0; batch < 4; batch++) {
    const names = Array.from({ length: 6 }, (_, index) => `Follower ${batch * 6 + index}`);
    await Promise.all(names.map(async (name) => follow(request, await newPerson(request, name), me)));
  }
  await visit(page, '/profile?list=followers');
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(24);
  const names = await rows.locator('a').allTextContents();
  expect(new Set(names).size).toBe(24);
});

test(
  'a list that cannot be loaded shows a message and a retry',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 500/);
    // Actions of other tests would reload the list before the button is clicked.
    await blockLiveEvents(page);
    for (const list of ['followers', 'following'] as const) {
      const address = `**/api/profiles/*/${list}*`;
      await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
      await visit(page, `/profile?list=${list}`);
      await expect(page.getByRole('heading', { name: `Failed to load ${list}` })).toBeVisible();
      await expectToast(page, `Failed to load ${list}`);
      await page.unroute(address);
      await page.getByRole('dialog').getByRole('button', { name: t.profile.retry }).click();
      const title = list === 'followers' ? t.profile.people.ownFollowersEmpty : t.profile.people.ownFollowingEmpty;
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  },
);

test('a person is blocked after an explanation, and unblocked', onPhone, async ({ customerPage: page, request }) => {
  const asha = await newPerson(request, 'Asha Rao');
  await visit(page, `/profile/${asha.username}`);
  const more = page.getByRole('button', { name: 'More about Asha Rao' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Asha Rao?' });
  await expect(dialog.getByRole('listitem')).toHaveText(blockingSays(t, 'Asha Rao'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await expect(dialog).toBeVisible();
  await goBackFrom(page, 'dialog');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/profile/${asha.username}`);

  await more.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expectToast(page, 'Asha Rao is blocked', t.profile.hide.undoPlace);
  await expect(page.getByRole('heading', { name: 'You have blocked Asha Rao' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Follow Asha Rao' })).toBeVisible();
});

test(
  'a person is muted, reported and shared',
  beforeRelease(onPhone),
  async ({ customerPage: page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asha: Person = await newPerson(request, 'Asha Rao');
    await visit(page, `/profile/${asha.username}`);
    const more = page.getByRole('button', { name: 'More about Asha Rao' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    await expectToast(page, 'Asha Rao is muted', t.profile.hide.muteDoneText);
    await expect(page.getByText(/You have muted Asha Rao/)).toBeVisible();

    await more.click();
    await page.getByRole('menuitem', { name: 'Share profile' }).click();
    const share = page.getByRole('dialog', { name: 'Share profile' });
    await expect(share.getByRole('link')).toHaveText([/WhatsApp/, /X/, /Facebook/, /LinkedIn/]);
    await expectAccessible(page);
    await share.getByRole('button', { name: 'Copy Link' }).click();
    await expectToast(page, 'Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/profile/${asha.username}`);
    await page.keyboard.press('Escape');

    await more.click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: t.community.report.profileTitle });
    await report.getByText(t.community.report.reasons.scam).click();
    await report.getByRole('button', { name: t.community.report.submit }).click();
    await expectToast(page, t.community.report.done);
    await expect(report).toBeHidden();
  },
);

test(
  'blocked and muted people are listed in the settings, where this can be undone',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, request }) => {
    const asha = await newPerson(request, 'Asha Rao');
    const ravi = await newPerson(request, 'Ravi Kumar');
    await callAs(page.request, customer, 'PUT', `/profiles/${asha.username}/block`);
    await callAs(page.request, customer, 'PUT', `/profiles/${ravi.username}/mute`);
    await visit(page, '/settings?section=privacy');
    const section = page.getByRole('region', { name: t.settings.hidden.title });
    await section.getByRole('button', { name: 'Unblock Asha Rao' }).click();
    await expect(section.getByText(t.settings.hidden.blockedEmpty)).toBeVisible();
    await section.getByRole('button', { name: 'Unmute Ravi Kumar' }).click();
    await expect(section.getByText(t.settings.hidden.mutedEmpty)).toBeVisible();
  },
);

test(
  'a private profile hides its number of posts, and explains why it cannot be followed',
  beforeRelease(onPhone),
  async ({ customerPage: page, request }) => {
    const asha = await newPerson(request, 'Asha Rao');
    await callAs(request, asha, 'PATCH', '/profiles/me', { isPublic: false });
    await visit(page, `/profile/${asha.username}`);
    const counts = page.getByRole('main').getByRole('list').first();
    await expect(counts.getByRole('listitem').first()).toHaveText('Only followers see the posts Posts');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Profile' })).not.toHaveAttribute(
      'data-status',
    );
    // The button works and explains why it does nothing, but it is `aria-disabled`: Playwright would wait forever
    // without `force`.
    await page.getByRole('button', { name: 'Follow Asha Rao' }).click({ force: true });
    await expectToast(page, 'This profile is private. Only people its owner follows can follow back.');
  },
);

test(
  'a link to a former username leads to the same profile',
  beforeRelease(onPhone),
  async ({ customerPage: page, request }) => {
    const asha = await newPerson(request, 'Asha Rao');
    const username = `new-${asha.username}`.slice(0, 30).replace(/[._-]+$/, '');
    await callAs(request, asha, 'PATCH', '/profiles/me', { username });
    await visit(page, `/profile/${asha.username}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible();
    await expect(page).toHaveURL(`/profile/${username}`);
  },
);
