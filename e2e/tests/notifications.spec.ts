import type { Customer } from '../api.ts';
import { firstGarage } from '../api.ts';
import { bookAndComplete } from '../completed-booking.ts';
import {
  atSizeOf,
  beforeRelease,
  expect,
  expectAccessible,
  expectToast,
  onDesktop,
  onPhone,
  test,
} from '../fixtures.ts';
import { anotherPerson, followPerson, likePost, postSomething } from '../notification-steps.ts';
import { setLanguage } from '../set-language.ts';
import { fill, languages, texts } from '../texts.ts';
import { revisit, visit, visitAndListen } from '../visit.ts';

const t = texts('en').notifications;

for (const language of languages) {
  const { notifications: words, common } = texts(language);

  test(
    `notifications are listed, and are read one by one by opening them or all at once (${language})`,
    atSizeOf[language],
    async ({ customerPage: page, customer }) => {
      await setLanguage(page, language);
      const postId = await postSomething(page.request, customer);
      const [asha, ravi] = [await anotherPerson('Asha Rao'), await anotherPerson('Ravi Kumar')];
      await likePost(asha, postId);
      await likePost(ravi, postId);
      await followPerson(asha, customer);

      await visit(page, '/notifications');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(fill(words.new, { shown: 2 }));
      await expect(rows.first()).toContainText(fill(words.follow.one, { name: 'Asha Rao' }));
      const likes = rows.filter({ hasText: fill(words.like.two, { name: 'Ravi Kumar', other: 'Asha Rao' }) });
      await expect(likes).toContainText(words.unread);
      await expectAccessible(page);

      await likes.getByRole('link').click();
      await expect(page).toHaveURL(`/post/${postId}`);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(fill(words.new, { shown: 1 }));
      await expect(likes).not.toContainText(words.unread);

      const marked = page.waitForResponse('**/api/notifications/read-all');
      await page.getByRole('button', { name: words.markAll }).click();
      await expect(page.getByRole('button', { name: words.markAll })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      // The screen shows them as read before the server has stored it.
      await marked;
      await revisit(page);
      await expect(rows).toHaveCount(2);
      await expect(page.getByText(words.unread, { exact: true })).toHaveCount(0);
      await expect(page.getByText(common.state.loading)).toHaveCount(0);
    },
  );
}

test('the bell on Home shows the number of new notifications and updates while the page is open', async ({
  customerPage: page,
  customer,
}) => {
  await visitAndListen(page, '/', 'notifications');
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleName('Notifications');
  await followPerson(await anotherPerson('Imran Khan'), customer);
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  await expect(page.getByText('Imran Khan started following you')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('more than ninety-nine are shown as 99+', beforeRelease(onDesktop), async ({ customerPage: page }) => {
  await page.route('**/api/notifications/unread', (route) => route.fulfill({ json: { unread: 100 } }));
  await visit(page, '/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('99+ new');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications, 99+ new' })).toBeVisible();
});

test(
  'a new follower appears in the open list, and booking news as a toast with a link',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    await visitAndListen(page, '/notifications', 'notifications');
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    await expectAccessible(page);
    await followPerson(await anotherPerson('Divya Pillai'), customer);
    await expect(page.getByText('Divya Pillai started following you')).toBeVisible();

    await visitAndListen(page, '/settings?section=notifications', 'notifications');
    await expect(page.getByRole('region', { name: t.preferences.title })).toBeVisible();
    const booking = await completeBooking(page.request, customer);
    await expectToast(page, 'Service completed');
    const toast = page.getByRole('region').getByRole('listitem').filter({ hasText: 'Service completed' });
    await toast.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(`/bookings/${booking.id}`);
  },
);

async function completeBooking(request: Parameters<typeof firstGarage>[0], customer: Customer) {
  return await bookAndComplete(request, customer, await firstGarage(request));
}

test('an empty list leads to the community', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/notifications');
  await page.getByRole('link', { name: 'Go to Community' }).click();
  await expect(page).toHaveURL('/community');
});

test(
  'a list that cannot be loaded has a retry; a failed mark as read is undone on the screen',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await followPerson(await anotherPerson('Asha Rao'), customer);
    await page.route(/\/api\/notifications(\?|$)/, (route) => route.abort());
    await visit(page, '/notifications');
    await expect(page.getByRole('heading', { name: 'Failed to load notifications' })).toBeVisible();
    await page.unroute(/\/api\/notifications(\?|$)/);
    await page.getByRole('button', { name: texts('en').profile.retry }).click();
    await expect(page.getByText('Asha Rao started following you')).toBeVisible();

    await page.route('**/api/notifications/read-all', (route) => route.abort());
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expectToast(page, t.markFailed);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 new');
    await expect(page.getByRole('main').getByText('New', { exact: true })).toBeVisible();
  },
);

test(
  'notification settings are saved at once, and are reset when saving fails',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await visit(page, '/settings?section=notifications');
    const settings = page.getByRole('region', { name: 'Notification Settings' });
    const likesByPush = settings.getByRole('checkbox', { name: 'Likes: Push' });
    await expect(likesByPush).toBeChecked();
    const saved = page.waitForResponse('**/api/notifications/preferences');
    const quietHours = settings.getByRole('switch', { name: 'Quiet hours' });
    await likesByPush.click();
    await quietHours.click();
    await expect(likesByPush).not.toBeChecked();
    await expect(quietHours).toBeChecked();
    expect((await saved).status()).toBe(200);
    await settings.getByLabel('From').fill('23:15');
    await settings.getByLabel('To', { exact: true }).fill('06:30');
    const last = page.waitForRequest((request) => Boolean(request.postData()?.includes('06:30')));
    await settings.getByLabel('To', { exact: true }).blur();
    expect((await (await last).response())?.status()).toBe(200);
    await expectAccessible(page);
    await revisit(page);
    await expect(likesByPush).not.toBeChecked();
    await expect(settings.getByLabel('From')).toHaveValue('23:15');
    await expect(settings.getByLabel('To', { exact: true })).toHaveValue('06:30');

    await page.route('**/api/notifications/preferences', (route) => route.abort());
    await settings.getByRole('checkbox', { name: 'Comments: Email' }).click();
    await expectToast(page, 'We could not save your choice');
    await expect(settings.getByRole('checkbox', { name: 'Comments: Email' })).not.toBeChecked();
  },
);
