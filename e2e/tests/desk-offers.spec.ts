import { addDays, weekdayOf } from '../../contract/src/shared/dates.ts';
import { book, garageById, slotsOn, today } from '../api.ts';
import { pickDay, slotOption } from '../booking-steps.ts';
import { tomorrow } from '../desk-garage.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onDesktop, test } from '../fixtures.ts';
import { openOwner } from '../own-garage.ts';
import { callAs } from '../people.ts';
import { dateText, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const english = texts('en');
// Each test first creates a garage and its staff.
test.describe.configure({ timeout: 180_000 });

test('customers pay a changed price, and existing bookings keep their old one', async ({
  customerPage,
  customer,
  browser,
  baseURL,
}) => {
  const { page, person, garage, path } = await openOwner(browser, baseURL);
  const [service] = await callAs<{ id: string; name: string }[]>(page.request, person, 'GET', `${path}/services`);
  const booked = await book(customerPage.request, customer, {
    garageId: garage.id,
    serviceIds: [service?.id ?? ''],
    bookingDate: tomorrow(),
    bookingTime: '10:00',
    expectedTotal: 300,
  });
  await visit(page, `${path}/services`);
  await page.getByRole('button', { name: 'Change Car wash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change service' });
  await dialog.getByLabel('Price').fill('3,50.5');
  await expect(dialog.getByText('Existing bookings keep ₹300.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter whole rupees, up to ₹1,00,00,000.')).toBeVisible();
  await dialog.getByLabel('Price').fill('1,350');
  await dialog.getByRole('textbox', { name: 'Service' }).fill('Oil change');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('There is already a service with this name.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Service' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Service' }).fill('Car wash');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Car wash saved');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: 'Car wash' })).toContainText('₹1,350');

  await visit(customerPage, `/book/${garage.id}`);
  await expect(customerPage.getByRole('checkbox', { name: 'Car wash' })).toBeVisible();
  await expect(customerPage.getByText('₹1,350')).toBeVisible();
  await visit(customerPage, `/bookings/${booked.id}`);
  await expect(customerPage.getByText('₹300').first()).toBeVisible();
});

test(
  'a service is offered and withdrawn with one click; the address keeps filter and order of the list',
  beforeRelease(),
  async ({ page: customerPage, browser, baseURL }) => {
    const { page, garage, path } = await openOwner(browser, baseURL);
    await visit(page, `${path}/services`);
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Add service' });
    await dialog.getByRole('textbox', { name: 'Service' }).fill('Wheel alignment');
    await dialog.getByLabel('Price').fill('700');
    await dialog.getByLabel('Duration in minutes').fill('90');
    await expect(dialog.getByText('1 h 30 min')).toBeVisible();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Wheel alignment added');
    await expect(page).toHaveURL(`${path}/services`);

    await page.getByRole('switch', { name: 'Offer Oil change' }).click();
    await expectToast(page, 'Oil change is not offered');
    // A toast stays while the pointer is over it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(page.getByRole('switch', { name: 'Offer Oil change' })).not.toBeChecked();
    await visit(customerPage, `/services?text=${encodeURIComponent(garage.name)}`);
    const { services } = await garageById(page.request, garage.id);
    expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining(['Car wash', 'Wheel alignment']));
    expect(services).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.mouse.move(640, 780);
    await expect(page.getByRole('switch', { name: 'Offer Oil change' })).toBeChecked();
    await expect.poll(async () => (await garageById(page.request, garage.id)).services).toHaveLength(3);
    await page.getByRole('switch', { name: 'Offer Oil change' }).click();

    await page.getByLabel('Offered', { exact: true }).selectOption('Not offered');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Offered', { exact: true }).selectOption('All');
    const price = page.getByRole('columnheader', { name: 'Price' });
    for (const order of ['ascending', 'descending']) {
      await price.getByRole('button').click();
      await expect(price).toHaveAttribute('aria-sort', order);
    }
    await page.keyboard.press('/');
    await page.keyboard.type('wa');
    await expect(page).toHaveURL(/sort=-price.*text=wa|text=wa.*sort=-price/);
    await revisit(page);
    await expect(page.getByRole('searchbox')).toHaveValue('wa');
    await expect(page.getByRole('rowheader').or(page.getByRole('row')).nth(1)).toContainText('Car wash');
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  },
);

test('a withdrawn service is not on the booking page', beforeRelease(), async ({ customerPage, browser, baseURL }) => {
  const { page, garage, path } = await openOwner(browser, baseURL);
  await visit(customerPage, `/book/${garage.id}`);
  await expect(customerPage.getByRole('checkbox', { name: 'Oil change' })).toBeVisible();
  await visit(page, `${path}/services`);
  await page.getByRole('switch', { name: 'Offer Oil change' }).click();
  await expectToast(page, 'Oil change is not offered');
  await revisit(customerPage);
  await expect(customerPage.getByRole('checkbox', { name: 'Car wash' })).toBeVisible();
  await expect(customerPage.getByRole('checkbox', { name: 'Oil change' })).toHaveCount(0);
});

test(
  'the last of two quick clicks on a switch wins, even when the first one is slow',
  beforeRelease(onDesktop),
  async ({ browser, baseURL }) => {
    const { page, garage, path } = await openOwner(browser, baseURL);
    let asked = 0;
    let answered = 0;
    await page.route('**/api/desk/garages/*/services/*', async (route) => {
      asked += 1;
      if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ response: await route.fetch() });
      answered += 1;
    });
    await visit(page, `${path}/services`);
    const offered = page.getByRole('switch', { name: 'Offer Oil change' });
    await offered.click();
    await expect(offered).not.toBeChecked();
    await offered.click();
    await expect(offered).toBeChecked();
    await expect.poll(() => answered).toBe(2);
    expect((await garageById(page.request, garage.id)).services).toHaveLength(2);
    await expect(offered).toBeChecked();
  },
);

test(
  'bookings of a mechanic who leaves are handed over, and a colleague sees it at once',
  beforeRelease(),
  async ({ customerPage, customer, browser, baseURL }) => {
    const { page, person, garage, path } = await openOwner(browser, baseURL);
    const colleague = await openStaff(browser, baseURL, 'Leela Menon', 'garage', '--garage', garage.id);
    const services = await callAs<{ id: string; name: string; price: number }[]>(
      page.request,
      person,
      'GET',
      `${path}/services`,
    );
    const [wash] = services;
    const booked = await book(customerPage.request, customer, {
      garageId: garage.id,
      serviceIds: [wash?.id ?? ''],
      bookingDate: tomorrow(),
      bookingTime: '10:00',
      expectedTotal: wash?.price ?? 0,
    });
    const name = booked.assignedMechanicName ?? '';
    await visit(colleague.page, `${path}/mechanics`);
    await visit(page, `${path}/mechanics`);
    await page.getByRole('button', { name: 'Add mechanic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add mechanic' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Phone').fill('12');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a ten-digit mobile number.')).toBeVisible();
    await dialog.getByLabel('Phone').fill('98765 43210');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('There is already a mechanic with this name.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Imran Qureshi');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Imran Qureshi added');
    await expect(colleague.page.getByRole('row', { name: 'Imran Qureshi' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('switch', { name: `${name} is active` }).click();
    const leaving = page.getByRole('dialog', { name: `Set ${name} inactive?` });
    await expect(leaving).toContainText('1 upcoming booking will need another mechanic.');
    await leaving.getByRole('button', { name: 'Set inactive' }).click();
    await expectToast(page, `${name} is inactive`);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main')).toContainText(name);
    await expect(colleague.page.getByRole('switch', { name: `${name} is active` })).not.toBeChecked();
    await page.goBack();
    await expect(page.getByRole('switch', { name: `${name} is active` })).not.toBeChecked();
    await page.getByRole('switch', { name: `${name} is active` }).click();
    await expectToast(page, `${name} is active again`);
  },
);

test(
  'a removed slot is no longer offered; overlaps are reported at their rows and unsaved changes survive leaving',
  beforeRelease(),
  async ({ customerPage, browser, baseURL }) => {
    const date = tomorrow();
    const { page, garage, path } = await openOwner(browser, baseURL);
    const day = weekdayOf(date);
    await visit(page, `${path}/hours?day=${day}`);
    await page.getByRole('button', { name: 'Remove slot 2' }).click();
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
    await page.getByLabel('Start of slot 2').fill('10:30');
    await expect(page.getByText('This slot overlaps another one.')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Not saved yet');
    await page.getByLabel('Start of slot 2').fill('12:00');
    await expect(page.getByText('This slot overlaps another one.')).toHaveCount(0);

    await page.getByRole('link', { name: 'Services' }).filter({ visible: true }).click();
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
    await warning.getByRole('button', { name: 'Stay here' }).click();
    await expect(warning).toBeHidden();
    await page.getByRole('link', { name: 'Services' }).filter({ visible: true }).click();
    await warning.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${path}/services`);
    await expect(page.getByRole('heading', { name: 'Services and prices' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('These are your unsaved changes from before.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Hours saved');
    await expect(page.getByText('You have unsaved changes.')).toBeHidden();

    await visit(customerPage, `/book/${garage.id}`);
    await pickDay(customerPage, english, date);
    await expect(slotOption(customerPage, english, { startTime: '10:00', endTime: '11:00' })).toBeEnabled();
    await expect(slotOption(customerPage, english, { startTime: '11:00', endTime: '12:00' })).toHaveCount(0);
  },
);

test('hours changed during a save are kept and saved next', beforeRelease(onDesktop), async ({ browser, baseURL }) => {
  const { page, path } = await openOwner(browser, baseURL);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/desk/garages/*/slots', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await visit(page, `${path}/hours?day=${weekdayOf(tomorrow())}`);
  const removeSecond = page.getByRole('button', { name: 'Remove slot 2' });
  const second = page.getByLabel('Start of slot 2');
  await removeSecond.click();
  await expect(second).toHaveValue('12:00');
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  await saving;
  await removeSecond.click();
  await expect(second).toHaveValue('13:00');
  held.resolve();
  await expectToast(page, 'Hours saved');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await expect(second).toHaveValue('13:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You have unsaved changes.')).toBeHidden();
  await revisit(page);
  await expect(second).toHaveValue('13:00');
});

test(
  'a day is filled in steps and copied to other days, and everything is saved together',
  beforeRelease(),
  async ({ browser, baseURL }) => {
    const date = tomorrow();
    const { page, garage, path } = await openOwner(browser, baseURL);
    const day = weekdayOf(date);
    await visit(page, `${path}/hours?day=${day}`);
    await page.getByRole('button', { name: 'Fill day' }).click();
    const fillDialog = page.getByRole('dialog');
    await fillDialog.getByLabel('Opens').fill('08:00');
    await fillDialog.getByLabel('Closes').fill('12:10');
    await fillDialog.getByLabel('Minutes per slot').fill('45');
    await expect(fillDialog.getByText('Makes 5 slots; the last ends at 11:45 AM.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Start of slot/)).toHaveCount(5);
    await page.getByRole('button', { name: 'Copy to…' }).click();
    const copyDialog = page.getByRole('dialog');
    await copyDialog.getByRole('button', { name: 'Choose all' }).click();
    await expectAccessible(page);
    await copyDialog.getByRole('button', { name: 'Copy to 6 days' }).click();
    await page.getByRole('switch', { name: 'Slot 5 can be booked' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Hours saved');
    const [first, second] = await Promise.all(
      [date, addDays(date, 1)].map((each) => slotsOn(page.request, garage.id, each)),
    );
    expect(first?.slots.map(({ startTime }) => startTime)).toEqual(['08:00', '08:45', '09:30', '10:15']);
    expect(second?.slots).toHaveLength(5);
  },
);

test('a holiday closes its slots and says how many bookings remain; its removal can be undone', async ({
  customerPage,
  customer,
  browser,
  baseURL,
}) => {
  const date = tomorrow();
  const { page, person, garage, path } = await openOwner(browser, baseURL);
  const [wash] = await callAs<{ id: string }[]>(page.request, person, 'GET', `${path}/services`);
  await book(customerPage.request, customer, {
    garageId: garage.id,
    serviceIds: [wash?.id ?? ''],
    bookingDate: date,
    bookingTime: '10:00',
    expectedTotal: 300,
  });
  await visit(page, `${path}/hours`);
  await expect(page.getByText('No closed days coming up.')).toBeVisible();
  await page.getByRole('button', { name: 'Close a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close a day' });
  await dialog.getByLabel('Day').fill(addDays(today(), -2));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose today or a later day.')).toBeVisible();
  await dialog.getByLabel('Day').fill(date);
  await expect(dialog.getByText('1 booking on this day stays.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Diwali');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close day' }).click();
  await expectToast(page, `Closed on ${dateText(english, date)}`);
  await expect(page.getByRole('link', { name: '1 booking stays' })).toHaveAttribute('href', `${path}?date=${date}`);

  await visit(customerPage, `/book/${garage.id}`);
  await pickDay(customerPage, english, date);
  await expect(customerPage.getByRole('radio', { name: /AM|PM/ })).toHaveCount(0);
  expect((await slotsOn(page.request, garage.id, date)).slots).toEqual([]);

  await page.getByRole('button', { name: `Open ${dateText(english, date)} again` }).click();
  await expectToast(page, `Open again on ${dateText(english, date)}`);
  await page.getByRole('button', { name: 'Undo' }).hover();
  expect((await slotsOn(page.request, garage.id, date)).slots).not.toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Diwali')).toBeVisible();
});

test(
  'staff find the desk on their profile; for a customer the page does not exist',
  beforeRelease(),
  async ({ customerPage, quietConsole, browser, baseURL }) => {
    quietConsole.allow(/status of 404/);
    const { page, path } = await openOwner(browser, baseURL);
    await visit(page, '/profile');
    await page.getByRole('link', { name: 'Desk', exact: true }).click();
    await expect(page).toHaveURL(path);

    await visit(customerPage, '/profile');
    await expect(customerPage.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(customerPage.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(customerPage.getByRole('link', { name: 'Desk', exact: true })).toHaveCount(0);
    for (const closed of ['/desk', path, `${path}/hours`]) {
      await visit(customerPage, closed);
      await expect(customerPage.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    }
  },
);
