import type { Page } from '@playwright/test';
import type { Card } from '../../contract/src/revvy/schemas.ts';
import { firstGarage, openSlots } from '../api.ts';
import { beforeRelease, expect, test } from '../fixtures.ts';
import { answers, startConversation } from '../revvy-steps.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

async function replaceCards(page: Page, card: Card): Promise<void> {
  await page.route('**/api/revvy/conversations/*/messages?**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.items.at(-1).cards = [card];
    await route.fulfill({ response, json });
  });
}

test('a prepared booking opens the booking page with the vehicle from the conversation', async ({
  customerPage: page,
  customer,
}) => {
  const { garage, services } = await firstGarage(page.request);
  const [open] = await openSlots(page.request, garage.id);
  const [service] = services;
  const vehicleType = garage.vehicleTypes.find((type) => type !== 'car');
  if (!open || !service || !vehicleType) throw new Error('The garage of the demonstration data has changed');
  await replaceCards(page, {
    kind: 'draft',
    garageId: garage.id,
    garageName: garage.name,
    services: [service],
    total: service.price,
    slot: { date: open.date, startTime: open.slot.startTime, endTime: open.slot.endTime },
    vehicleType,
    isOtherDay: false,
  });
  const id = await startConversation(page.request, customer, 'Book an oil change for my bike');
  await visit(page, `/revvy?conversation=${id}`);
  await answers(page, all).last().getByRole('link', { name: t.card.review }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${garage.id}\\?.*vehicle=${vehicleType}`));
  await expect(page.getByRole('radio', { name: all.booking.vehicle[vehicleType], exact: true })).toBeChecked();
});

test(
  'the garages behind a price are compared for the same service, vehicle and city',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    await replaceCards(page, {
      kind: 'price',
      service: 'Oil Change',
      vehicleType: 'bike',
      city: 'Pune',
      lowest: 400,
      highest: 900,
      garages: 3,
    });
    const id = await startConversation(page.request, customer, 'What does an oil change of a bike cost in Pune?');
    await visit(page, `/revvy?conversation=${id}`);
    const answer = answers(page, all).last();
    await expect(answer).toContainText('Oil Change · Bike · Pune');
    await answer.getByRole('link', { name: t.card.compare }).click();
    await expect(page).toHaveURL(/\/services\?/);
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(asked).toEqual({ text: 'Oil Change', city: 'Pune', vehicleType: 'bike' });
  },
);

test(
  'due dates of an own vehicle are named, and the settings with the vehicle are one tap away',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    const headers = { authorization: `Bearer ${customer.accessToken}` };
    const data = { type: 'car', make: 'Honda', model: 'City', registration: 'MH12AB1234', pucUntil: '2020-01-31' };
    expect((await page.request.post('/api/vehicles', { headers, data })).ok()).toBe(true);
    const id = await startConversation(page.request, customer, 'When does my PUC expire?');
    await visit(page, `/revvy?conversation=${id}`);
    const answer = answers(page, all).last();
    await expect(answer).toContainText('PUC ran out on 31 January 2020');
    await answer.getByRole('link', { name: t.card.vehicles }).click();
    await expect(page).toHaveURL(/\/settings\?section=garage/);
    await expect(page.getByRole('main')).toContainText('Honda City');
  },
);
