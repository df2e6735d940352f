import type { Page } from '@playwright/test';
import type { GarageDetail } from '../contract/src/garages/schemas.ts';
import { sectionNames } from '../web/src/features/account/types.ts';
import { fillIn, planFor, submitButton, totalOf } from './booking-steps.ts';
import { paymentScreens } from './payment-screens.ts';
import { askAndWait } from './revvy-steps.ts';
import type { Screen } from './screen.ts';
import type { Texts } from './texts.ts';
import { visitWhole } from './visit.ts';

function at(name: string, path: string): Screen {
  return { name, open: (page) => visitWhole(page, path) };
}

export const openScreens: Screen[] = [
  at('home', '/'),
  at('home-location', '/?show=location'),
  at('home-featured', '/?show=featured'),
  at('home-nearby', '/?show=nearby'),
  at('services', '/services'),
  at('services-search', '/services?text=brake'),
  at('services-nothing-found', '/services?text=submarine'),
  at('landing-car', '/car-service'),
  at('landing-bike', '/bike-service'),
  at('landing-doorstep', '/doorstep-service'),
  at('landing-modifications', '/car-modifications'),
  at('landing-city', '/car-service/pune'),
  at('landing-no-garages', '/bike-service?city=Leh'),
  at('landing-unknown', '/services/no-such-service'),
  at('auth-login', '/auth'),
  at('auth-signup', '/auth?mode=signup'),
  at('auth-reset', '/auth/reset'),
  at('auth-new-password', '/auth/reset#token=some-token'),
  at('auth-bad-confirmation', '/auth/confirm#token=some-token'),
  at('not-found', '/no-such-page'),
];

export function ownScreens(texts: Texts, detail: GarageDetail): Screen[] {
  const book = `/book/${detail.garage.id}`;
  return [
    at('profile-empty', '/profile?tab=bookings'),
    at('profile-posts', '/profile'),
    at('profile-followers', '/profile?list=followers'),
    at('profile-other', '/profile/aarav.menon'),
    at('profile-unknown', '/profile/nobody.has.this.name'),
    at('settings', '/settings'),
    ...sectionNames.map((name) => at(`settings-${name}`, `/settings?section=${name}`)),
    at('delete-account', '/delete-account'),
    at('community', '/community'),
    at('community-create', '/community?show=create'),
    at('community-search', '/community?search=brake'),
    at('community-nothing-found', '/community?search=submarine'),
    at('notifications', '/notifications'),
    at('revvy', '/revvy'),
    at('garage', `/garage/${detail.garage.id}`),
    at('book', book),
    at('book-search', `${book}?search=Brake+Pads`),
    at('book-unknown', '/book/00000000-0000-4000-8000-000000000000'),
    ...ownStates(texts, detail),
  ];
}

/** States that take more than opening an address. The last ones need a booking at `detail`, which an earlier one makes. */
export function ownStates(texts: Texts, detail: GarageDetail): Screen[] {
  const book = `/book/${detail.garage.id}`;
  return [
    { name: 'revvy-answer', open: (page) => askRevvy(page, texts, 'My brakes squeal when I stop. What does it cost?') },
    { name: 'revvy-danger', open: (page) => askRevvy(page, texts, 'The brake pedal goes to the floor') },
    { name: 'revvy-conversations', open: (page) => lookAtConversations(page) },
    { name: 'book-missing', open: (page) => submitEmpty(page, texts, book) },
    { name: 'book-filled-in', open: (page) => fillInTop(page, texts, detail) },
    { name: 'book-price-changed', open: (page) => showObstacle(page, texts, detail, priceChanged) },
    { name: 'book-slot-taken', open: (page) => showObstacle(page, texts, detail, slotTaken) },
    { name: 'profile-booked', open: (page) => bookAndLook(page, texts, detail) },
    ...paymentScreens,
  ];
}

async function askRevvy(page: Page, texts: Texts, question: string): Promise<void> {
  await visitWhole(page, '/revvy');
  await askAndWait(page, texts, question);
}

async function lookAtConversations(page: Page): Promise<void> {
  await visitWhole(page, '/revvy?show=conversations');
  await page.getByRole('dialog').waitFor();
}

async function submitEmpty(page: Page, texts: Texts, path: string): Promise<void> {
  await visitWhole(page, path);
  await submitButton(page, texts).press('Enter');
  await page.getByRole('region').getByRole('listitem').first().waitFor();
}

async function fillInTop(page: Page, texts: Texts, detail: GarageDetail): Promise<void> {
  await visitWhole(page, `/book/${detail.garage.id}`);
  await fillIn(page, texts, await planFor(page, detail));
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
}

type Plan = Awaited<ReturnType<typeof planFor>>;

function priceChanged(plan: Plan) {
  const services = plan.services.map(({ id, name, price }) => ({ id, name, price: price + 120 }));
  return { code: 'PRICE_CHANGED', data: { field: 'expectedTotal', totalAmount: totalOf(plan) + 240, services } };
}

function slotTaken({ date, slot: { endTime } }: Plan) {
  const alternatives = ['15:00', '16:30', '18:00'].map((startTime) => ({ date, startTime, endTime }));
  return { code: 'SLOT_TAKEN', data: { field: 'bookingTime', alternatives } };
}

async function showObstacle(
  page: Page,
  texts: Texts,
  detail: GarageDetail,
  refusal: (plan: Plan) => object,
): Promise<void> {
  const plan = await planFor(page, detail);
  const json = { defined: true, status: 409, message: 'Refused', ...refusal(plan) };
  await page.route('**/api/bookings', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json }) : route.continue(),
  );
  await visitWhole(page, `/book/${detail.garage.id}`);
  await fillIn(page, texts, plan);
  await submitButton(page, texts).click();
  await page.getByRole('dialog').waitFor();
  await page.unroute('**/api/bookings');
}

async function bookAndLook(page: Page, texts: Texts, detail: GarageDetail): Promise<void> {
  await visitWhole(page, `/book/${detail.garage.id}`);
  await fillIn(page, texts, await planFor(page, detail));
  await submitButton(page, texts).click();
  // The page that is left also has articles: its reviews.
  await page.getByRole('tabpanel').getByRole('article').waitFor();
}
