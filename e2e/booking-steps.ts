import { expect, type Locator, type Page } from '@playwright/test';
import type { Booking } from '../contract/src/bookings/schemas.ts';
import type { GarageDetail, Service, Slot } from '../contract/src/garages/schemas.ts';
import { addDays } from '../contract/src/shared/dates.ts';
import { bookingNumber } from '../contract/src/shared/numbers.ts';
import { firstGarage, newEmail, newPhone, openSlots, today } from './api.ts';
import { dateText, dayText, fill, rangeText, serviceText, type Texts } from './texts.ts';
import { visit } from './visit.ts';

export interface Plan {
  services: Service[];
  date: string;
  slot: Slot;
  address: string;
}

/** Chooses two services and the time with the most free mechanics, because other tests also book at this garage. */
export async function planFor(page: Page, { garage, services }: GarageDetail): Promise<Plan> {
  const open = await openSlots(page.request, garage.id);
  const [best] = open.toSorted((a, b) => freeMechanics(b.slot) - freeMechanics(a.slot));
  const chosen = anywhere(services).slice(0, 2);
  if (!best || chosen.length < 2) throw new Error(`${garage.name} has too little to book`);
  return { services: chosen, ...best, address: `12 Station Road, ${garage.location}` };
}

export function anywhere(services: readonly Service[]): Service[] {
  return services.filter(({ serviceTypes }) => serviceTypes.length === 2);
}

export function freeMechanics(slot: Slot): number {
  return slot.freeMechanics ?? Number.POSITIVE_INFINITY;
}

export function totalOf({ services }: Plan): number {
  return services.reduce((sum, { price }) => sum + price, 0);
}

export async function pickDay(page: Page, texts: Texts, date: string): Promise<void> {
  const isTomorrow = date === addDays(today(), 1);
  const days = page.getByRole('list', { name: texts.booking.when.quickDates });
  const chip = days.getByRole('button', { name: dayText(texts, date) });
  if (isTomorrow) await expect(chip).toContainText(texts.common.date.tomorrow);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
}

export function slotOption(page: Page, texts: Texts, slot: Pick<Slot, 'startTime' | 'endTime'>): Locator {
  return page.getByRole('radio', { name: rangeText(texts, slot) });
}

/** Clicks the visible label. The radio button itself is only for keyboards and screen readers. */
export async function pickSlot(page: Page, texts: Texts, slot: Pick<Slot, 'startTime' | 'endTime'>): Promise<void> {
  await page.getByRole('group', { name: texts.booking.when.slots }).getByText(rangeText(texts, slot)).click();
  await expect(slotOption(page, texts, slot)).toBeChecked();
}

export function serviceOption(page: Page, texts: Texts, service: Service): Locator {
  return page.getByRole('checkbox', { name: serviceText(texts, service) });
}

export async function takeSuggestion(page: Page, label: string, typed: string, wanted: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.getByRole('option', { name: wanted, exact: true }).click();
  await expect(field).toHaveValue(wanted);
}

export function submitButton(page: Page, texts: Texts): Locator {
  return page.getByRole('button', { name: texts.booking.summary.submit });
}

export function addressField(page: Page, texts: Texts, serviceType: 'pickup' | 'home_service' = 'pickup'): Locator {
  return page.getByRole('textbox', { name: texts.booking.address.label[serviceType] });
}

export function phoneField(page: Page, texts: Texts): Locator {
  return page.getByRole('textbox', { name: texts.booking.phone.label });
}

export async function fillIn(page: Page, texts: Texts, plan: Plan): Promise<void> {
  for (const service of plan.services) await serviceOption(page, texts, service).check();
  await pickDay(page, texts, plan.date);
  await pickSlot(page, texts, plan.slot);
  await takeSuggestion(page, texts.booking.vehicle.make, 'maru', 'Maruti Suzuki');
  await takeSuggestion(page, texts.booking.vehicle.model, 'swi', 'Swift');
  await phoneField(page, texts).fill(newPhone());
  await addressField(page, texts).fill(plan.address);
}

/** Completes the form of a garage (by default the first featured one) without sending it. */
export async function finishedForm(
  page: Page,
  texts: Texts,
  garage?: GarageDetail,
): Promise<Plan & { detail: GarageDetail }> {
  const detail = garage ?? (await firstGarage(page.request));
  const plan = await planFor(page, detail);
  await visit(page, `/book/${detail.garage.id}`);
  await fillIn(page, texts, plan);
  return { ...plan, detail };
}

export async function expectFilledIn(page: Page, texts: Texts, plan: Plan): Promise<void> {
  for (const service of plan.services) await expect(serviceOption(page, texts, service)).toBeChecked();
  await expect(page.getByRole('combobox', { name: texts.booking.vehicle.make })).toHaveValue('Maruti Suzuki');
  await expect(page.getByRole('combobox', { name: texts.booking.vehicle.model })).toHaveValue('Swift');
  await expect(addressField(page, texts)).toHaveValue(plan.address);
}

/** Submits a finished form and returns the booking from the server's answer. */
export async function submitForm(page: Page, texts: Texts): Promise<Booking> {
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/api\/bookings$/.test(answer.url()),
  );
  await submitButton(page, texts).click();
  return (await made).json();
}

export function confirmationStart(texts: Texts, { services, date, slot }: Plan, { id }: Booking): string {
  const [start = ''] = texts.booking.success.text.split('{{mechanic}}');
  return fill(start, {
    number: bookingNumber(id),
    services: services.map((service) => serviceText(texts, service)).join(', '),
    date: dateText(texts, date),
    time: rangeText(texts, slot),
  }).trim();
}

/** Signs up on the page that a visitor reaches before booking. */
export async function signUpToBook(page: Page, { auth: t }: Texts): Promise<void> {
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByRole('tab', { name: t.tabs.signup }).click();
  await page.getByLabel(t.field.fullName).fill('Meera Nair');
  await page.getByLabel(t.field.email).fill(newEmail());
  await page.getByLabel(t.field.password, { exact: true }).fill('sambar-vada-7');
  await page.getByRole('checkbox', { name: t.field.adult }).check();
  await page.getByRole('button', { name: t.signup.submit }).click();
}
