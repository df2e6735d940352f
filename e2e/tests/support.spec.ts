import { firstGarage } from '../api.ts';
import { bookSomething } from '../completed-booking.ts';
import { atSizeOf, beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { ticketsOf } from '../support-steps.ts';
import { languages, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

for (const language of languages) {
  const { support: t } = texts(language);

  test(
    `the help hub answers questions for everybody and by address (${language})`,
    beforeRelease(atSizeOf[language]),
    async ({ page }) => {
      await visit(page, `/support?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      for (const name of [t.card.chat, t.card.call, t.card.ticket]) {
        await expect(page.getByRole('link', { name }).first()).toBeVisible();
      }
      const questions = page.locator('details');
      await expect.poll(() => questions.count()).toBeGreaterThanOrEqual(26);
      await expectAccessible(page);

      await page.getByRole('searchbox').fill('UPI');
      await expect(page).toHaveURL(/q=UPI/);
      await expect(async () => {
        const found = await questions.count();
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThan(26);
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        const { mainEntity } = JSON.parse(data.find((text) => text.includes('FAQPage')) ?? '{}');
        expect(mainEntity).toHaveLength(found);
      }).toPass();

      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText(t.faq.empty)).toBeVisible();
      await page.getByRole('button', { name: t.faq.clear }).last().click();
      await expect(questions.first()).toBeVisible();
    },
  );

  test(`terms and privacy are read in a dialog (${language})`, beforeRelease(atSizeOf[language]), async ({ page }) => {
    const { legal } = texts(language);
    await visit(page, `/support?lang=${language}`);
    await page.getByRole('button', { name: t.footer.privacy }).click();
    const dialog = page.getByRole('dialog', { name: legal.privacy.title });
    await expect(dialog).toContainText(legal.privacy.sections.children.text);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t.footer.terms }).click();
    await expect(page.getByRole('dialog', { name: legal.terms.title })).toBeVisible();
  });
}

test(
  'a customer can rate an answer before the session is known',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route('/api/auth/token', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await visit(page, '/support');
    await page.locator('details').first().locator('summary').click();
    const yes = page.getByRole('button', { name: 'Yes' }).first();
    await yes.click();
    pressed.resolve();
    await expectToast(page, 'Thank you for your feedback');
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a visitor is asked to sign in before rating an answer', beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/support');
  await page.locator('details').first().locator('summary').click();
  await page.getByRole('button', { name: 'Yes' }).first().click();
  await expectToast(page, 'Sign in to tell us whether this helped');
});

test('missing fields of a ticket are reported, and a complete ticket is raised', async ({
  customerPage: page,
  customer,
}) => {
  await visit(page, '/support/create-ticket');
  await expect(page.getByText('Tell us how we can help')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expectToast(page, 'Missing information', 'Please fill in all required fields.');
  await expectAccessible(page);
  await page.getByLabel('Subject').fill('Wrong invoice');
  await page.getByLabel('Category').selectOption('payment');
  await page.getByLabel('Detailed Description').fill('I was charged twice.');
  const raised = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/tickets$/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const ticket: { id: string } = await (await raised).json();
  const text = `Your ticket #${ticket.id.slice(0, 8)} has been submitted. We'll get back to you soon.`;
  await expectToast(page, 'Ticket created successfully!', text);
  await expect(page).toHaveURL('/support/tickets');
  expect(await ticketsOf(page.request, customer)).toMatchObject([{ id: ticket.id }]);
  await expect(page.getByRole('link', { name: /Wrong invoice/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Category').selectOption('garage');
  await expect(page.getByRole('heading', { name: 'No matching tickets' })).toBeVisible();
  await expect(page).toHaveURL(/about=garage/);

  await visit(page, '/support');
  await expect(page.getByRole('heading', { name: 'Recent Tickets' })).toBeVisible();
  await page.getByRole('link', { name: /Wrong invoice/ }).click();
  await expect(page).toHaveURL(`/support/tickets/${ticket.id}`);
  await expect(page.getByText('I was charged twice.')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a ticket about a booking begins with that booking, even when another draft exists',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    const detail = await firstGarage(page.request);
    const booking = await bookSomething(page.request, customer, detail);
    await visit(page, '/support/create-ticket');
    await page.getByLabel('Subject').fill('My brakes squeal');
    await page.getByLabel('Category').selectOption('garage');
    await page.getByLabel('Detailed Description').fill('Since the service last week.');
    await visit(page, `/support/create-ticket?booking_id=${booking.id}`);
    await expect(page.getByLabel('Related Booking')).toHaveValue(booking.id);
    const chosen = page.getByLabel('Related Booking').locator('option:checked');
    await expect(chosen).toContainText(detail.garage.name);
    await expect(chosen).toContainText(texts('en').profile.status.confirmed);
    await expect(page.getByLabel('Subject')).toHaveValue('Issue with my booking');
    await expect(page.getByLabel('Category')).toHaveValue('booking');
    await expect(page.getByLabel('Detailed Description')).toHaveValue('Since the service last week.');
    await page.getByLabel('Subject').fill('Nobody came');
    await revisit(page);
    await expect(page.getByLabel('Subject')).toHaveValue('Nobody came');
  },
);

test(
  "a garage's page leads to a ticket, and its id causes no error and no booking",
  beforeRelease(),
  async ({ customerPage: page }) => {
    const { garage } = await firstGarage(page.request);
    await visit(page, `/book/${garage.id}`);
    const asked = page.waitForResponse(
      (answer) => answer.url().includes('/api/bookings') && answer.url().includes(garage.id),
    );
    await page.getByRole('link', { name: 'Get Support' }).click();
    await expect(page).toHaveURL(`/support/create-ticket?booking_id=${garage.id}`);
    expect((await asked).status()).toBe(200);
    await expect(page.getByLabel('Subject')).toHaveValue('Issue with my booking');
    await expect(page.getByLabel('Related Booking')).toHaveValue('');
  },
);

test("a visitor's input is kept during sign-in", beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/support/create-ticket');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Subject').fill('My brakes squeal');
  await page.getByLabel('Category').selectOption('garage');
  await page.getByLabel('Detailed Description').fill('Since the service last week.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole('tab', { name: texts('en').auth.tabs.signup }).click();
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(`asha-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('sambar-vada-7');
  await page.getByRole('checkbox', { name: texts('en').auth.field.adult }).check();
  await page
    .locator('form')
    .getByRole('button', { name: texts('en').auth.signup.submit })
    .click();
  await expect(page).toHaveURL('/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('My brakes squeal');
  await expect(page.getByLabel('Detailed Description')).toHaveValue('Since the service last week.');
  await expect(page.getByText('Please choose these files again: note.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page).toHaveURL('/support/tickets');
});

test('a call is requested for an available time, and cancelled', beforeRelease(), async ({ customerPage: page }) => {
  await visit(page, '/support/call-request');
  await page.getByRole('button', { name: 'Request Call' }).click();
  await expectToast(page, 'Missing information', 'Please fill in all required fields.');
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Reason for the call').fill('A question about a refund');
  await page.getByRole('button', { name: 'Request Call' }).click();
  await expectToast(page, 'Time slot required', 'Please select a preferred time slot.');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Tomorrow, Morning/ }).check();
  await page.getByRole('button', { name: 'Request Call' }).click();
  const text = "We'll call you during your preferred time slot. You'll receive a confirmation shortly.";
  await expectToast(page, 'Call request submitted!', text);
  await expect(page).toHaveURL('/support');
  // The form lists the call requests too, and its address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1, name: texts('en').support.title })).toBeVisible();
  await expect(page.getByRole('main').getByText('A question about a refund')).toBeVisible();

  await visit(page, '/support/call-request');
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  await expectToast(page, 'Your call request is cancelled');
  await expect(page.getByRole('main').getByText('cancelled', { exact: true })).toBeVisible();
});
