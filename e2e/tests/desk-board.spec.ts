import type { Browser, Locator, Page } from '@playwright/test';
import type { GarageDetail } from '../../contract/src/garages/schemas.ts';
import { slotsOn, today } from '../api.ts';
import { blockUpdates } from '../block-updates.ts';
import { pickDay, slotOption } from '../booking-steps.ts';
import { bookAt, bringToToday, closeGarage, newGarage, tomorrow } from '../desk-garage.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onDesktop, onPhone, test } from '../fixtures.ts';
import { callAs, newPerson, type Person } from '../people.ts';
import { texts } from '../texts.ts';
import { revisit, visit, visitAndListen } from '../visit.ts';

const t = texts('en');

interface Staff {
  page: Page;
  person: Person;
}

/** A member of this garage's staff with the day's board open, by default tomorrow's. */
async function openBoard(
  browser: Browser,
  { garage }: GarageDetail,
  fullName = 'Owner Rao',
  date = tomorrow(),
): Promise<Staff> {
  const staff = await openStaff(browser, test.info().project.use.baseURL, fullName, 'garage', '--garage', garage.id);
  await staff.page.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
  await visit(staff.page, `/desk/garages/${garage.id}?date=${date}`);
  await expect(staff.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return staff;
}

function card(page: Page, name: string): Locator {
  return page.getByRole('main').locator('[data-booking]').filter({ hasText: name });
}

/** The open booking: a side pane, or a sheet on a phone. */
function pane(page: Page): Locator {
  return page
    .getByRole('dialog')
    .or(page.getByRole('complementary', { name: 'Booking' }))
    .first();
}

async function press(page: Page, name: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click();
}

/** The booking's history, as the garage sees it. */
function stepsOf(page: Page): Locator {
  return pane(page).getByRole('region', { name: 'History' }).getByRole('listitem');
}

function historyOf(page: Page): Locator {
  return page.getByRole('region', { name: t.profile.history.title }).getByRole('listitem');
}

test('a booking is assigned, started, paid and completed; its customer follows each step, is notified, and reviews it', async ({
  customerPage: page,
  customer,
  browser,
}) => {
  const detail = await newGarage(page.request, 'Asha R.', 'Imran K.');
  const booking = await bookAt(page.request, customer, detail, '10:00');
  await bringToToday(booking);
  await visitAndListen(page, `/bookings/${booking.id}`, 'bookings');
  await expect(page.getByText('Asha R.').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  const { page: desk } = await openBoard(browser, detail, 'Owner Rao', today());

  await card(desk, customer.fullName).click();
  await expect(desk).toHaveURL(new RegExp(`booking=${booking.id}`));
  await press(desk, 'Reassign');
  await expect(pane(desk).getByRole('button', { name: /Imran K\..*free/ })).toBeVisible();
  await expectAccessible(desk);
  await pane(desk)
    .getByRole('button', { name: /Imran K\./ })
    .click();
  await expect(pane(desk).getByRole('region', { name: 'Mechanic' })).toContainText('Imran K.');
  await expect(historyOf(page).first()).toContainText('Imran K.');

  await press(desk, 'Start work');
  await expect(historyOf(page).first()).toContainText(t.profile.history.kind.started);
  await expect(page.getByText(t.profile.status.in_progress).first()).toBeVisible();
  await press(desk, 'Cash received');
  await expect(historyOf(page).first()).toContainText(t.profile.history.kind.cash_received);
  await press(desk, 'Complete');
  await expect(historyOf(page).first()).toContainText(t.profile.history.kind.completed);
  await expect(stepsOf(desk)).toHaveCount(5);
  await expect(pane(desk).getByRole('button', { name: 'Complete' })).toBeHidden();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);

  await page.getByRole('button', { name: t.reviews.write }).click();
  await page.getByRole('dialog').locator('label').filter({ hasText: '5 ' }).first().click();
  await page.getByRole('button', { name: t.reviews.form.submit }).click();
  await expectToast(page, t.reviews.submitted);

  await visit(page, '/notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  for (const title of ['Mechanic assigned', 'Service started', 'Payment received', 'Service completed']) {
    await expect(rows.filter({ hasText: title })).toHaveCount(1);
  }
});

test(
  "staff see a colleague's changes, and learn the current state when a booking has changed",
  beforeRelease(onDesktop),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    await bringToToday(await bookAt(page.request, customer, detail, '10:00'));
    const [one, other] = [
      await openBoard(browser, detail, 'Owner Rao', today()),
      await openBoard(browser, detail, 'Imran Khan', today()),
    ];
    await card(one.page, customer.fullName).click();
    await card(other.page, customer.fullName).click();
    await expect(stepsOf(other.page)).toHaveCount(1);
    // The second page does not learn of the change in time.
    await blockUpdates(other.page, /\/api\/desk\/(garages\/|bookings\/[^/]+$)/, /^POST .*\/start$/);
    await press(one.page, 'Start work');
    await expect(card(one.page, customer.fullName)).toContainText('In progress');
    await press(other.page, 'Start work');
    await expectToast(other.page, 'Not done', 'The booking has changed in the meantime. Now: In progress, Cash due.');
    await expect(pane(other.page).getByRole('button', { name: 'Complete' })).toBeVisible();

    await press(other.page, 'Complete');
    await expect(card(one.page, customer.fullName)).toContainText('Completed');
    await expect(pane(one.page).getByRole('button', { name: 'Start work' })).toBeHidden();
  },
);

test(
  'a booking is cancelled with a reason that its customer can read',
  beforeRelease(),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    const booking = await bookAt(page.request, customer, detail, '11:00');
    await visitAndListen(page, `/bookings/${booking.id}`, 'bookings');
    await expect(historyOf(page)).toHaveCount(1);
    const { page: desk } = await openBoard(browser, detail);
    await card(desk, customer.fullName).click();
    await press(desk, 'Cancel booking');
    const dialog = desk.getByRole('dialog', { name: 'Cancel this booking?' });
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(dialog.getByText('Give a reason, so that the customer understands.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The lift is broken');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t.profile.bookings.cancelReason.garage)).toBeVisible();
    await expect(historyOf(page).first()).toContainText('The lift is broken');
    await expect(pane(desk)).toContainText('Cancelled');
  },
);

async function fillInWalkIn(dialog: Locator, time: string): Promise<void> {
  await dialog.getByRole('checkbox', { name: /Oil change/ }).check();
  await dialog.getByRole('group', { name: 'Time' }).getByText(time).click();
  await dialog.getByLabel('Name').fill('Ravi Walker');
  await dialog.getByLabel('Phone').fill('98765 43210');
  await dialog.getByLabel('Make').fill('Tata');
  await dialog.getByLabel('Model').fill('Nexon');
}

test('a walk-in takes its time from customers, and only once when the answer is lost', async ({
  customerPage: page,
  browser,
}) => {
  const detail = await newGarage(page.request, 'Asha R.');
  const { page: desk } = await openBoard(browser, detail);
  await desk.getByRole('main').getByRole('button', { name: 'Walk-in', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Walk-in booking' });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByText("Enter the customer's name.")).toBeVisible();
  await expect(dialog.getByText('Choose at least one service.')).toBeVisible();
  await fillInWalkIn(dialog, '10:00 AM');
  await expect(dialog.getByText('Total ₹1,499')).toBeVisible();
  await expectAccessible(desk);

  await desk.route('**/walk-ins', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the server');
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectToast(desk, 'Walk-in booked');
  await expect(pane(desk)).toContainText('Ravi Walker');
  await expect(pane(desk).getByRole('link', { name: /\+91 98765 43210/ })).toHaveAttribute('href', 'tel:+919876543210');

  const { slots } = await slotsOn(page.request, detail.garage.id, tomorrow());
  expect(slots.filter(({ available }) => !available).map(({ startTime }) => startTime)).toEqual(['10:00']);
  await visit(page, `/book/${detail.garage.id}`);
  await pickDay(page, t, tomorrow());
  await expect(slotOption(page, t, { startTime: '10:00', endTime: '11:00' })).toBeDisabled();
});

test(
  'a time taken by a customer in the meantime is reported at the field, and no input is lost',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    const { page: desk } = await openBoard(browser, detail);
    await desk.getByRole('main').getByRole('button', { name: 'Walk-in', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Walk-in booking' });
    await fillInWalkIn(dialog, '9:00 AM');
    await bookAt(page.request, customer, detail, '09:00');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog.getByText('Someone has just taken this time. Choose another one.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '9:00 AM' })).toBeDisabled();
    await revisit(desk);
    await desk.getByRole('main').getByRole('button', { name: 'Walk-in', exact: true }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ravi Walker');
    await dialog.getByRole('group', { name: 'Time' }).getByText('11:00 AM').click();
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(pane(desk)).toContainText('Ravi Walker');
  },
);

test(
  'bookings of an inactive mechanic are listed on top and are reassigned',
  beforeRelease(),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.', 'Imran K.');
    await bookAt(page.request, customer, detail, '10:00');
    const other = await newPerson(page.request, 'Leela Menon');
    await bookAt(page.request, other, detail, '10:00');
    const { page: desk, person } = await openBoard(browser, detail);
    const waiting = desk.getByRole('region', { name: '1 booking needs another mechanic' });
    await expect(card(desk, 'Leela Menon')).toBeVisible();
    await expect(waiting).toBeHidden();

    const path = `/desk/garages/${detail.garage.id}/mechanics`;
    const mechanics = await callAs<{ id: string; name: string }[]>(page.request, person, 'GET', path);
    const gone = mechanics.find(({ name }) => name === 'Asha R.');
    await callAs(page.request, person, 'PUT', `${path}/${gone?.id}`, { name: 'Asha R.', isActive: false });
    await expect(waiting).toContainText(`${customer.fullName}`);
    await expect(waiting).toContainText('was Asha R.');
    await expectAccessible(desk);
    await waiting.getByRole('button').click();
    // Imran is busy then: the list marks him as busy, and the server refuses him.
    await pane(desk)
      .getByRole('button', { name: /Imran K\..*busy/ })
      .click();
    await expect(pane(desk).getByRole('alert')).toContainText('Imran K. has another booking at this time.');
    await callAs(page.request, person, 'POST', path, { name: 'Zoya' });
    await pane(desk)
      .getByRole('button', { name: /Zoya.*free/ })
      .click();
    await expect(waiting).toBeHidden();
    await expect(pane(desk).getByRole('region', { name: 'Mechanic' })).toContainText('Zoya');
  },
);

test(
  'the board can be used with the keyboard alone',
  beforeRelease(onDesktop),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    const booking = await bookAt(page.request, customer, detail, '10:00');
    const { page: desk } = await openBoard(browser, detail);
    await desk.keyboard.press('t');
    await expect(desk).not.toHaveURL(/date=/);
    await desk.keyboard.press(']');
    await expect(desk).toHaveURL(new RegExp(`date=${tomorrow()}`));
    await desk.keyboard.press('w');
    await expect(desk).toHaveURL(/view=week/);
    await expect(card(desk, customer.fullName)).toBeVisible();
    await desk.keyboard.press('d');
    await expect(desk).not.toHaveURL(/view=week/);

    await desk.keyboard.press('n');
    const dialog = desk.getByRole('dialog', { name: 'Walk-in booking' });
    // The dialog moves the focus into itself shortly after it opens.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.getByLabel('Name').focus();
    await desk.keyboard.type('twin]');
    await expect(dialog.getByLabel('Name')).toHaveValue('twin]');
    await expect(desk).toHaveURL(new RegExp(`date=${tomorrow()}`));
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await bringToToday(booking);
    await desk.keyboard.press('t');
    await expect(desk).not.toHaveURL(/date=/);
    await expect(card(desk, customer.fullName)).toBeVisible();
    await desk.keyboard.press('j');
    await expect(card(desk, customer.fullName)).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(pane(desk).getByRole('heading', { name: customer.fullName })).toBeFocused();
    await desk.keyboard.press('a');
    await expect(pane(desk).getByRole('button', { name: /Asha R\./ })).toBeVisible();
    await desk.keyboard.press('a');
    await pane(desk).getByRole('button', { name: 'Start work' }).press('Enter');
    await expect(pane(desk).getByRole('button', { name: 'Complete' })).toBeFocused();
    await desk.keyboard.press('Escape');
    await expect(pane(desk)).toBeHidden();
    await expect(card(desk, customer.fullName)).toBeFocused();

    await desk.keyboard.press('?');
    const list = desk.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByRole('switch').press('Space');
    await desk.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await desk.keyboard.press('w');
    await expect(desk).not.toHaveURL(/view=week/);
  },
);

test(
  'a mechanic sees only their own bookings, can go back, and sees why a day is closed',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.', 'Imran K.');
    await bookAt(page.request, customer, detail, '10:00');
    await bookAt(page.request, await newPerson(page.request, 'Leela Menon'), detail, '10:00');
    const { page: desk, person } = await openBoard(browser, detail);
    await expect(desk.getByText('2 bookings · 6 free')).toBeVisible();
    await desk.getByLabel('Mechanic', { exact: true }).selectOption('Imran K.');
    await expect(card(desk, 'Leela Menon')).toBeVisible();
    await expect(card(desk, customer.fullName)).toBeHidden();
    await revisit(desk);
    await expect(card(desk, 'Leela Menon')).toBeVisible();
    await expect(card(desk, customer.fullName)).toBeHidden();

    await card(desk, 'Leela Menon').click();
    await expect(pane(desk)).toContainText('Hyundai i20');
    await desk.goBack();
    await expect(pane(desk)).toBeHidden();
    await expect(desk).toHaveURL(/mechanic=/);

    const path = `/desk/garages/${detail.garage.id}/holidays/${tomorrow()}`;
    await callAs(page.request, person, 'PUT', path, { reason: 'Diwali' });
    await expect(desk.getByText('Holiday: Diwali')).toBeVisible();
    await expect(card(desk, 'Leela Menon')).toBeVisible();
    await expect(desk.getByRole('button', { name: /free/ })).toHaveCount(0);
  },
);

test(
  'an inactive garage shows a message, and its existing bookings can still be worked on',
  beforeRelease(onDesktop),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    await bringToToday(await bookAt(page.request, customer, detail, '10:00'));
    await closeGarage(detail, 'Asha R.');
    const { page: desk } = await openBoard(browser, detail, 'Owner Rao', today());
    await expect(desk.getByText('This garage is not active')).toBeVisible();
    await card(desk, customer.fullName).click();
    await press(desk, 'Start work');
    await expect(card(desk, customer.fullName)).toContainText('In progress');
    await desk.getByRole('main').getByRole('button', { name: 'Walk-in', exact: true }).click();
    await expect(desk.getByRole('dialog').getByText('No times are left on this day.')).toBeVisible();
  },
);

test(
  'an admin who opens a board by its address sees which garage it is',
  beforeRelease(),
  async ({ customerPage: page, browser }) => {
    const { garage } = await newGarage(page.request, 'Asha R.');
    const admin = await openStaff(browser, test.info().project.use.baseURL, 'Admin Nair', 'admin');
    const { viewport } = test.info().project.use;
    if (viewport) await admin.page.setViewportSize(viewport);
    await visit(admin.page, `/desk/garages/${garage.id}`);
    await expect(admin.page.getByRole('main').getByText(`${garage.name} · ${garage.location}`)).toBeVisible();
    await expect(admin.page.getByRole('banner').getByRole('button', { name: garage.name })).toBeVisible();
    await expect(admin.page.getByText('This garage', { exact: true })).toHaveCount(0);
  },
);

test(
  'on a phone the end of the board is not under the walk-in button',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser }) => {
    const detail = await newGarage(page.request, 'Asha R.');
    await bookAt(page.request, customer, detail, '12:00');
    const { page: desk } = await openBoard(browser, detail);
    const button = desk.getByRole('main').getByRole('button', { name: 'Walk-in', exact: true });
    const last = card(desk, customer.fullName);
    for (const view of ['', '&view=week']) {
      await visit(desk, `/desk/garages/${detail.garage.id}?date=${tomorrow()}${view}`);
      await expect(last).toBeVisible();
      await desk.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [floating, content] = [await button.boundingBox(), await last.boundingBox()];
      expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0);
    }
  },
);
