import type { Page } from '@playwright/test';
import { firstGarage, signUp } from '../api.ts';
import { createPost, newCaption } from '../community-steps.ts';
import { bookSomething } from '../completed-booking.ts';
import { runDesk } from '../desk-command.ts';
import { newGarage } from '../desk-garage.ts';
import { beforeRelease, expect, onDesktop, test } from '../fixtures.ts';
import { goTo, untilSettled } from '../go-to.ts';
import { findInaccessible } from '../inaccessible.ts';
import { expectDialogHoldsFocus } from '../keyboard.ts';
import { callAs, newPerson } from '../people.ts';
import { rememberSession } from '../remember-session.ts';
import { visitWhole } from '../visit.ts';

/** A dialog without a URL: the page, the button that opens it, and the menu item if any. */
type Opener = readonly [path: string, button: string | RegExp, item?: string | RegExp];

/**
 * Opens each dialog with the keyboard and checks that it takes, holds and returns the focus and has no axe findings.
 */
async function openEach(page: Page, openers: Opener[]): Promise<void> {
  await visitWhole(page, '/');
  for (const [path, name, item] of openers) {
    await test.step(`${path}, ${name} ${item ?? ''}`, async () => {
      await goTo(page, path);
      const button = page.getByRole('button', { name }).filter({ visible: true }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      if (item) {
        await page.getByRole('menuitem', { name: item }).focus();
        await page.keyboard.press('Enter');
      }
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await untilSettled(page);
      // A dialog with a form begins with the focus in the form, not at the close button.
      if ((await dialog.locator('button[form]').count()) > 0)
        await expect(dialog.locator('form :focus')).toHaveCount(1);
      expect.soft(await findInaccessible(page)).toEqual([]);
      await expectDialogHoldsFocus(page, button);
    });
  }
}

test.describe('every dialog holds and returns the focus, and axe finds nothing in it', beforeRelease(onDesktop), () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('for visitors and customers', async ({ page, customer, request }) => {
    const author = await newPerson(request, 'Farhan Shaikh');
    await createPost(request, author, newCaption('A road trip to Coorg'));
    await createPost(page.request, customer, newCaption('New tyres'));
    const booking = await bookSomething(page.request, customer, await firstGarage(page.request));
    const theirs = `/profile/${author.username}`;
    await openEach(page, [
      ['/', /^Set location/],
      ['/', /^See all/],
      ['/support', 'Terms of Service'],
      ['/support', 'Privacy Policy'],
      ['/profile', 'Share'],
      ['/profile', 'More about this post', 'Delete Post'],
      [theirs, /^More about Farhan/, 'Share profile'],
      [theirs, /^More about Farhan/, /^Block/],
      [theirs, /^More about Farhan/, 'Report'],
      [theirs, 'More about this post', 'Report'],
      [theirs, /^Comment/],
      // This is not the button that announces new posts.
      ['/community', /^Post$/],
      ['/profile/aarav.menon', 'Enlarge the photo'],
      ['/revvy', 'How Revvy answers'],
      ['/settings?section=addresses', 'Add address'],
      ['/settings?section=garage', /^Add/],
      ['/settings?section=account', 'Delete account'],
      ['/settings?section=account', 'Deactivate account'],
      [`/bookings/${booking.id}`, 'Reschedule'],
      [`/bookings/${booking.id}`, 'Cancel booking'],
    ]);
  });

  test('for staff', async ({ page }) => {
    // Other tests grant roles and write replies at the same time, so this test uses its own rows.
    const mark = crypto.randomUUID().slice(0, 8);
    const admin = await signUp(page.request, `Divya Rao ${mark}`);
    await runDesk('grant', admin.email, 'admin');
    const reply = { title: `Opening hours ${mark}`, text: 'We are open from nine to six.' };
    await callAs(page.request, admin, 'PUT', `/desk/canned-replies/${crypto.randomUUID()}`, reply);
    await rememberSession(page);
    const { garage } = await newGarage(page.request, 'Asha R.');
    const desk = `/desk/garages/${garage.id}`;
    await openEach(page, [
      ['/desk/tickets', 'Keyboard shortcuts (?)'],
      ['/desk/replies', 'New reply'],
      ['/desk/replies', `Delete ${reply.title}`],
      ['/desk/team', 'Give a role'],
      ['/desk/team', new RegExp(`^Remove the role .+ from ${admin.fullName}$`)],
      ['/desk/import', 'What the file looks like'],
      [desk, /^Garage:/],
      [desk, 'Walk-in'],
      [`${desk}/services`, 'Add service'],
      [`${desk}/services`, /^Change/],
      [`${desk}/mechanics`, 'Add mechanic'],
      [`${desk}/hours`, 'Fill day'],
      [`${desk}/hours`, 'Copy to…'],
      [`${desk}/hours`, 'Close a day'],
    ]);
  });
});
