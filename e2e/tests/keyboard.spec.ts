import { type Customer, newEmail, newPhone, today } from '../api.ts';
import { addressField, phoneField, planFor, serviceOption, submitButton } from '../booking-steps.ts';
import { action, createPost, newCaption, postOf } from '../community-steps.ts';
import { bookAt, bringToToday, newGarage } from '../desk-garage.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectToast, onDesktop, test } from '../fixtures.ts';
import { enter, expectDialogHoldsFocus, expectFaultAnnounced, expectStartOfPage, tabTo, typeIn } from '../keyboard.ts';
import { callAs, newPerson } from '../people.ts';
import { answers, questionBox } from '../revvy-steps.ts';
import { dayText, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');

test.describe('without a mouse', onDesktop, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('a visitor finds a garage, signs up, books and cancels', async ({ page }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    const plan = await planFor(page, detail);

    await visit(page, `/services?city=${encodeURIComponent(detail.garage.location.split(', ').at(-1) ?? '')}`);
    await typeIn(page, page.getByRole('combobox', { name: t.services.search.label }), 'Oil change');
    await expect(page).toHaveURL(/text=Oil/);
    const book = page.getByRole('link', { name: `Book ${detail.garage.name}` }).first();
    // The URL changes a moment before the links do.
    await expect(book).toHaveAttribute('href', /search=Oil/);
    await enter(page, book);
    await expect(page).toHaveURL(/\/auth\?/);
    await expectStartOfPage(page);

    await tabTo(page, page.getByRole('tab', { name: t.auth.tabs.login }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: t.auth.tabs.signup })).toBeFocused();
    await page.keyboard.press('Enter');
    await typeIn(page, page.getByLabel(t.auth.field.fullName), 'Meera Nair');
    await page.keyboard.press('Enter');
    await expectFaultAnnounced(page);
    await expect(page.getByLabel(t.auth.field.email)).toBeFocused();
    await page.keyboard.insertText(newEmail());
    await typeIn(page, page.getByLabel(t.auth.field.password, { exact: true }), 'sambar-vada-7');
    await tabTo(page, page.getByRole('checkbox', { name: t.auth.field.adult }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/book/${detail.garage.id}?search=Oil+change`);
    await expectStartOfPage(page);

    const [service] = plan.services;
    if (!service) throw new Error('There is nothing to book');
    await tabTo(page, serviceOption(page, t, service));
    await page.keyboard.press('Space');
    const days = page.getByRole('list', { name: t.booking.when.quickDates });
    await enter(page, days.getByRole('button', { name: dayText(t, plan.date) }));
    const slot = page.getByRole('group', { name: t.booking.when.slots }).getByRole('radio').first();
    await tabTo(page, slot);
    await page.keyboard.press('Space');
    await expect(slot).toBeChecked();
    for (const [field, typed, name] of [
      [t.booking.vehicle.make, 'maru', 'Maruti Suzuki'],
      [t.booking.vehicle.model, 'swi', 'Swift'],
    ] as const) {
      await typeIn(page, page.getByRole('combobox', { name: field }), typed);
      await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: field })).toHaveValue(name);
    }
    await typeIn(page, phoneField(page, t), newPhone());
    await typeIn(page, addressField(page, t), plan.address);
    await enter(page, submitButton(page, t));
    await expect(page).toHaveURL('/profile?tab=bookings');
    await expectToast(page, 'Booking Confirmed!');
    await expectStartOfPage(page);

    await enter(page, page.getByRole('article', { name: detail.garage.name }).getByRole('link').first());
    await expect(page).toHaveURL(/\/bookings\//);
    await expectStartOfPage(page);
    const cancel = page.getByRole('button', { name: t.profile.cancel.action });
    await enter(page, cancel);
    await expectDialogHoldsFocus(page, cancel);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.profile.cancel.title });
    await typeIn(page, dialog.getByLabel(t.profile.cancel.reason), 'The car is sold');
    await enter(page, dialog.getByRole('button', { name: t.profile.cancel.confirm }));
    await expectToast(page, t.profile.cancel.done);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(
    'a customer posts, likes, comments, asks Revvy and raises a ticket',
    beforeRelease(),
    async ({ customerPage: page, request }) => {
      const other = await newPerson(request, 'Farhan Shaikh');
      const theirs = newCaption('A road trip to Coorg');
      await createPost(request, other, theirs);
      await visit(page, '/community');

      await enter(page, page.getByRole('button', { name: t.community.create.open, exact: true }));
      const create = page.getByRole('dialog', { name: t.community.create.title });
      await tabTo(page, create.getByRole('button', { name: t.community.create.submit, exact: true }));
      await page.keyboard.press('Enter');
      await expectFaultAnnounced(page);
      const own = newCaption('New tyres');
      await page.keyboard.insertText(own);
      await enter(page, create.getByRole('button', { name: t.community.create.submit, exact: true }));
      await expect(create).toBeHidden();
      await expect(postOf(page, own)).toBeVisible();

      const like = action(postOf(page, theirs), t.community.post.like);
      await enter(page, like);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).toBeFocused();
      const comment = action(postOf(page, theirs), t.community.post.comment);
      await enter(page, comment);
      const comments = page.getByRole('dialog', { name: t.community.comments.title });
      await typeIn(page, comments.getByLabel(t.community.comments.label), 'Which road?');
      await enter(page, comments.getByRole('button', { name: t.community.comments.send }));
      await expect(comments.getByRole('article').filter({ hasText: 'Which road?' })).toBeVisible();
      await expectDialogHoldsFocus(page, comment);

      await visit(page, '/revvy');
      await typeIn(page, questionBox(page, t), 'My brakes squeal when I stop');
      await page.keyboard.press('Enter');
      await expect(answers(page, t).last()).toHaveAttribute('aria-busy', 'false');
      await expect(questionBox(page, t)).toBeFocused();

      await visit(page, '/support/create-ticket');
      await enter(page, page.getByRole('button', { name: 'Create Ticket' }));
      await expectFaultAnnounced(page);
      await expect(page.getByLabel('Subject')).toBeFocused();
      await page.keyboard.insertText('Wrong invoice');
      await tabTo(page, page.getByLabel('Category'));
      // A single letter, because several letters select an option only when typed within a second.
      await page.keyboard.press('p');
      await expect(page.getByLabel('Category')).toHaveValue('payment');
      await typeIn(page, page.getByLabel('Detailed Description'), 'I was charged twice.');
      await enter(page, page.getByRole('button', { name: 'Create Ticket' }));
      await expect(page).toHaveURL('/support/tickets');
      await expectStartOfPage(page);
    },
  );

  test(
    'the staff take a ticket, and start the work on a booking',
    beforeRelease(),
    async ({ page, customer, browser, baseURL }) => {
      await raise(page, customer, 'The garage was closed');
      const detail = await newGarage(page.request, 'Asha R.');
      await bringToToday(await bookAt(page.request, customer, detail, '10:00'));

      const { page: agent } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
      await visit(agent, `/desk/tickets?view=all&q=${encodeURIComponent(customer.email)}`);
      await enter(agent, agent.getByRole('list', { name: 'Inbox' }).getByRole('link').first());
      const take = 'Assign to me';
      await enter(agent, agent.getByRole('button', { name: take, exact: true }));
      await expect(agent.getByRole('button', { name: take, exact: true })).toBeHidden();
      await expect(agent.locator('select:focus')).toHaveCount(1);

      const staff = await openStaff(browser, baseURL, 'Owner Rao', 'garage', '--garage', detail.garage.id);
      const { page: desk } = staff;
      await desk.setViewportSize({ width: 1280, height: 800 });
      await visit(desk, `/desk/garages/${detail.garage.id}?date=${today()}`);
      const card = desk.locator('[data-booking]').filter({ hasText: customer.fullName });
      await enter(desk, card);
      const pane = desk.getByRole('complementary', { name: 'Booking' });
      await expect(pane.locator(':focus')).toHaveCount(1);
      await enter(desk, pane.getByRole('button', { name: 'Start work', exact: true }));
      await expect(pane.getByRole('button', { name: 'Start work' })).toBeHidden();
      await expect(pane.locator(':focus')).toHaveCount(1);
      await desk.keyboard.press('Escape');
      await expect(pane).toBeHidden();
      await expect(card).toBeFocused();
    },
  );
});

async function raise(page: Parameters<typeof visit>[0], customer: Customer, subject: string): Promise<void> {
  await callAs(page.request, customer, 'POST', '/support/tickets', {
    ...{ name: customer.fullName, email: customer.email, subject, category: 'garage', description: 'Two hours late.' },
    idempotencyKey: crypto.randomUUID(),
  });
}
