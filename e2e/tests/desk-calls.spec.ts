import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, test } from '../fixtures.ts';
import { visit } from '../visit.ts';

// Several people work in several browsers.
test.describe.configure({ timeout: 180_000 });

test(
  'a call is attempted, then reached, and the customer sees that it is done',
  beforeRelease(),
  async ({ customerPage: page, customer, browser, baseURL }) => {
    const topic = `Refund ${customer.email.slice(9, 17)}`;
    await visit(page, '/support/call-request');
    await page.getByLabel('Phone Number').fill('9876543210');
    await page.getByLabel('Reason for the call').fill(topic);
    await page.getByText('Tomorrow, Evening').click();
    await page.getByRole('button', { name: 'Request Call' }).click();
    await expectToast(page, 'Call request submitted!');

    const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
    await visit(desk, '/desk/calls');
    await desk.getByRole('link', { name: 'Later' }).click();
    await expect(desk).toHaveURL('/desk/calls?view=later');
    const call = desk.getByRole('article').filter({ hasText: topic });
    await expect(call.getByRole('link', { name: /\+91 98765 43210/ })).toHaveAttribute('href', 'tel:+919876543210');
    await expectAccessible(desk);

    await call.getByRole('button', { name: 'No answer' }).click();
    const dialog = desk.getByRole('dialog', { name: 'How did the call go?' });
    await dialog.getByLabel('Note (optional)').fill('Rang for a minute');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(desk, 'Saved. Try again within the slot.');
    await expect(call.getByRole('list', { name: 'Attempts' })).toContainText('Rang for a minute');
    await expect(dialog).toBeHidden();

    // A colleague with the same list sees the change.
    const { page: colleague } = await openStaff(browser, baseURL, 'Rohan Deshpande', 'agent');
    await visit(colleague, '/desk/calls?view=later');
    const same = colleague.getByRole('article').filter({ hasText: topic });
    await expect(same).toContainText('Kavya Iyer');
    await same.getByRole('button', { name: 'Wrong number' }).click();

    await call.getByRole('button', { name: 'Reached' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(desk, 'Call completed');
    await expect(call).toBeHidden();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectToast(colleague, 'This call is over');
    await expect(same).toBeHidden();

    await desk.getByRole('link', { name: 'Over' }).click();
    await expect(call).toContainText('done');
    await visit(page, '/support/call-request');
    await expect(page.getByRole('listitem').filter({ hasText: topic })).toContainText('done');
    await Promise.all([desk, colleague].map((each) => each.context().close()));
  },
);
