import { expect, type Locator, type Page } from '@playwright/test';
import type { GarageDetail } from '../contract/src/garages/schemas.ts';
import { finishedForm, type Plan } from './booking-steps.ts';
import { fill, type Texts } from './texts.ts';

export const checkout = {
  address: /\/simulated-checkout\//,
  pay: (page: Page) => page.getByRole('button', { name: /^Pay ₹|का भुगतान करें$/ }),
  fail: (page: Page) => page.getByRole('button', { name: /^Let the payment fail$|^भुगतान असफल होने दें$/ }),
  leave: (page: Page) => page.getByRole('link', { name: /^Go back without paying$|^बिना भुगतान किए वापस जाएँ$/ }),
  back: (page: Page) => page.getByRole('link', { name: /^Back to Pahiya$|^Pahiya पर वापस जाएँ$/ }),
};

export function payButton(page: Page, texts: Texts): Locator {
  return page.getByRole('button', { name: texts.booking.summary.submitOnline });
}

/** The completed form of a garage with online payment, not sent. */
export async function finishedOnlineForm(
  page: Page,
  texts: Texts,
  garage?: GarageDetail,
): Promise<Plan & { detail: GarageDetail }> {
  const plan = await finishedForm(page, texts, garage);
  await page.getByRole('radio', { name: texts.booking.payment.online }).check();
  return plan;
}

export async function bookOnline(page: Page, texts: Texts): Promise<Plan & { detail: GarageDetail }> {
  const plan = await finishedOnlineForm(page, texts);
  await payButton(page, texts).click();
  await expect(page).toHaveURL(checkout.address);
  return plan;
}

/** Pays on the gateway's page and waits until the server knows. */
export async function pay(page: Page, texts: Texts): Promise<void> {
  await checkout.pay(page).click();
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(page.getByRole('heading', { level: 1, name: texts.payment.paid.title })).toBeVisible();
}

/** Fails on the gateway's page, which stays open, and comes back. */
export async function failAndReturn(page: Page, texts: Texts): Promise<void> {
  await checkout.fail(page).click();
  await checkout.back(page).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.payment.failed.title })).toBeVisible();
}

export function payNow(page: Page, texts: Texts, garage: string): Locator {
  return page.getByRole('button', { name: fill(texts.payment.payNowFor, { garage }) });
}
