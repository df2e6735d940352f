import type { Vehicle } from '../../contract/src/vehicles/schemas.ts';
import { firstGarageIn } from '../api.ts';
import { addressField, fillIn, planFor, submitButton, takeSuggestion } from '../booking-steps.ts';
import { beforeRelease, expect, expectAccessible, expectReadableInTheDark, expectToast, test } from '../fixtures.ts';
import { callAs } from '../people.ts';
import { dateText, fill, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');
const { vehicles, booking, addresses } = t;
const swift = { type: 'car', make: 'Maruti Suzuki', model: 'Swift', registration: 'MH12AB1234', fuel: 'petrol' };

test(
  'a vehicle is added, changed, removed and restored, and a second one with the same number is refused',
  beforeRelease(),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/409/);
    await visit(page, '/settings?section=garage');
    const garage = page.getByRole('region', { name: vehicles.title });
    await expect(garage.getByText(vehicles.empty.title)).toBeVisible();
    await expectAccessible(page);

    await garage.getByRole('button', { name: vehicles.add }).click();
    const dialog = page.getByRole('dialog', { name: vehicles.dialog.addTitle });
    await dialog.getByRole('button', { name: vehicles.dialog.save }).click();
    await expect(dialog.getByText(vehicles.problem.make)).toBeVisible();
    await takeSuggestion(page, booking.vehicle.make, 'maru', 'Maruti Suzuki');
    await takeSuggestion(page, booking.vehicle.model, 'swi', 'Swift');
    const number = dialog.getByLabel(vehicles.field.registration);
    await number.fill('hello');
    await dialog.getByLabel(vehicles.field.fuel).selectOption('petrol');
    await dialog.getByRole('button', { name: vehicles.dialog.save }).click();
    await expect(dialog.getByText(vehicles.problem.registration)).toBeVisible();
    await expectAccessible(page);
    await number.fill('mh12ab1234');
    await dialog.getByLabel(vehicles.field.kilometres).fill('42,000');
    await expect(number).toHaveValue('MH 12 AB 1234');
    await dialog.getByLabel(vehicles.field.insuranceUntil).fill('2020-01-31');
    await dialog.getByRole('button', { name: vehicles.dialog.save }).click();
    await expectToast(page, vehicles.added);
    const card = garage.getByRole('article', { name: 'Maruti Suzuki Swift' });
    for (const shown of ['MH 12 AB 1234', '42,000 km', vehicles.fuel.petrol, dateText(t, '2020-01-31')])
      await expect(card.getByText(shown)).toBeVisible();
    await expectAccessible(page);
    await expectReadableInTheDark(page);

    await garage.getByRole('button', { name: vehicles.add }).click();
    await takeSuggestion(page, booking.vehicle.make, 'hyun', 'Hyundai');
    await dialog.getByLabel(booking.vehicle.model).fill('i20');
    await number.fill('MH-12 AB 1234');
    await dialog.getByRole('button', { name: vehicles.dialog.save }).click();
    await expect(dialog.getByText(vehicles.problem.taken)).toBeVisible();
    await expect(number).toBeFocused();
    await number.fill('');
    await dialog.getByRole('button', { name: vehicles.dialog.save }).click();
    await expect(garage.getByRole('article')).toHaveCount(2);

    const i20 = garage.getByRole('article', { name: 'Hyundai i20' });
    await i20.getByRole('button', { name: fill(vehicles.editNamed, { vehicle: 'Hyundai i20' }) }).click();
    await page.getByRole('dialog').getByLabel(vehicles.field.registration).fill('22bh1234aa');
    await page.getByRole('dialog').getByRole('button', { name: vehicles.dialog.save }).click();
    await expectToast(page, vehicles.saved);
    await expect(i20.getByText('22 BH 1234 AA')).toBeVisible();
    await i20.getByRole('button', { name: fill(vehicles.removeNamed, { vehicle: 'Hyundai i20' }) }).click();
    await expect(i20).toBeHidden();
    const undo = page.getByRole('button', { name: t.common.notices.undo });
    // A toast stays while the pointer is over it.
    await undo.hover();
    await expect(garage.getByRole('button', { name: vehicles.add })).toBeFocused();
    await undo.click();
    await expect(i20.getByText('22 BH 1234 AA')).toBeVisible();
  },
);

test(
  'the pincode directory fills in the town with its source, and does not overwrite typed input',
  beforeRelease(),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    // Made-up data, because the directory is not part of the product.
    const place = { city: 'Madeupgaon', state: 'Karnataka' };
    await page.route('**/api/locations/pincodes/562999', (route) => route.fulfill({ json: { place } }));
    await page.route('**/api/locations/pincodes/560025', (route) => route.abort());
    await visit(page, '/settings?section=addresses');
    await page.getByRole('region', { name: addresses.title }).getByRole('button', { name: addresses.add }).click();
    const dialog = page.getByRole('dialog', { name: addresses.add });
    const pincode = dialog.getByLabel(addresses.pincode);
    const city = dialog.getByLabel(addresses.city);
    const state = dialog.getByLabel(addresses.state);
    await pincode.fill('562999');
    await expect(city).toHaveValue(place.city);
    await expect(dialog.getByText(addresses.filled)).toBeVisible();
    await expect(dialog.getByRole('link', { name: addresses.pincodeCredit })).toBeVisible();
    await expectAccessible(page);
    // The built-in table answers without the server. It needs no attribution.
    await pincode.fill('560025');
    await expect(city).toHaveValue('Bengaluru');
    await expect(dialog.getByRole('link', { name: addresses.pincodeCredit })).toBeHidden();
    await city.fill('My village');
    await pincode.fill('562999');
    await expect(dialog.getByText(addresses.filled)).toBeVisible();
    await expect(city).toHaveValue('My village');
    await expect(state).toHaveValue(place.state);
  },
);

test(
  'an own vehicle fills the booking form, another one is saved after booking, and a pincode fills in the address',
  beforeRelease(),
  async ({ page, customer }) => {
    await callAs(page.request, customer, 'POST', '/vehicles', swift);
    await visit(page, '/settings?section=addresses');
    const saved = page.getByRole('region', { name: addresses.title });
    await saved.getByRole('button', { name: addresses.add }).click();
    const dialog = page.getByRole('dialog', { name: addresses.add });
    await dialog.getByRole('button', { name: addresses.save }).click();
    await expect(dialog.getByText(addresses.cityRequired)).toBeVisible();
    await dialog.getByLabel(addresses.house).fill('12');
    await dialog.getByLabel(addresses.area).fill('Residency Road');
    await dialog.getByLabel(addresses.pincode).fill('900001');
    await expect(dialog.getByText(addresses.unknown)).toBeVisible();
    await dialog.getByLabel(addresses.pincode).fill('560025');
    await expect(dialog.getByLabel(addresses.city)).toHaveValue('Bengaluru');
    await expect(dialog.getByLabel(addresses.state)).toHaveValue('Karnataka');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: addresses.save }).click();
    await expectToast(page, 'Address Added');
    const line = '12, Residency Road, Bengaluru, Karnataka 560025';
    await expect(saved.getByText(line)).toBeVisible();

    const detail = await firstGarageIn(page.request, 'Bengaluru');
    const plan = await planFor(page, detail);
    await visit(page, `/book/${detail.garage.id}`);
    const own = page.getByRole('group', { name: vehicles.choose.legend });
    const make = page.getByRole('combobox', { name: booking.vehicle.make });
    await own.getByRole('button', { name: 'Maruti Suzuki Swift' }).click();
    await expect(make).toHaveValue('Maruti Suzuki');
    await expect(page.getByRole('combobox', { name: booking.vehicle.model })).toHaveValue('Swift');
    await own.getByRole('button', { name: vehicles.choose.other }).click();
    await expect(make).toHaveValue('');
    await fillIn(page, t, plan);
    await expect(own.getByRole('button', { name: 'Maruti Suzuki Swift' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('combobox', { name: booking.vehicle.model }).fill('Baleno');
    await page.getByRole('radio', { name: booking.serviceType.homeService }).check();
    await page.getByRole('button', { name: fill(booking.address.use, { address: line }) }).click();
    await expect(addressField(page, t, 'home_service')).toHaveValue(line);
    await expectAccessible(page);
    await submitButton(page, t).click();

    const notices = page.getByRole('region').getByRole('listitem');
    await expectToast(page, booking.success.title);
    await expect(notices).toHaveCount(1);
    await notices.getByRole('button', { name: vehicles.offer.keep, exact: true }).click();
    await expectToast(page, vehicles.added);
    await expect(page).toHaveURL('/profile?tab=bookings');
    const list = await callAs<Vehicle[]>(page.request, customer, 'GET', '/vehicles');
    expect(list.map(({ model }) => model)).toEqual(['Baleno', 'Swift']);
  },
);
