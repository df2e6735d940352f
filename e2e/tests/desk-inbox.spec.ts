import type { Locator, Page } from '@playwright/test';
import type { Customer } from '../api.ts';
import { blockUpdates } from '../block-updates.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, test } from '../fixtures.ts';
import { callAs } from '../people.ts';
import { bubbles, expectArrived, ticketsOf, writeMessage } from '../support-steps.ts';
import { visit } from '../visit.ts';

// Several people work in several browsers.
test.describe.configure({ timeout: 180_000 });

async function said(page: Page, words: RegExp): Promise<(string | undefined)[]> {
  const texts = await bubbles(page).allTextContents();
  return texts.map((text) => words.exec(text)?.[0]).filter(Boolean);
}

async function openTicket(page: Page, search: string, subject: string): Promise<void> {
  await visit(page, `/desk/tickets?view=all&q=${encodeURIComponent(search)}`);
  await row(page, subject).click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
}

function row(page: Page, subject: string): Locator {
  return page.getByRole('list', { name: 'Inbox' }).getByRole('link', { name: subject });
}

async function raise(page: Page, customer: Customer, subject: string, category = 'garage'): Promise<{ id: string }> {
  return await callAs(page.request, customer, 'POST', '/support/tickets', {
    ...{ name: customer.fullName, email: customer.email, subject, category, description: 'Two hours late.' },
    idempotencyKey: crypto.randomUUID(),
  });
}

test(
  'a chat in two tabs is one ticket, and both sides have all messages after each was disconnected',
  beforeRelease(),
  async ({ customerPage: page, customer, context, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const other = await context.newPage();
    await Promise.all([visit(page, '/support/chat'), visit(other, '/support/chat')]);
    await writeMessage(page, 'word 1');
    await expect(bubbles(other).last()).toContainText('word 1');
    expect(await ticketsOf(page.request, customer)).toHaveLength(1);

    const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
    await openTicket(desk, customer.email, 'Live Chat Support');
    await expect(bubbles(desk).last()).toContainText('word 1');
    await writeMessage(desk, 'word 2');
    for (const tab of [page, other]) {
      await expect(bubbles(tab).last()).toContainText('word 2');
      await expect(tab.getByText('Agent online')).toBeVisible();
    }

    // The customer is disconnected, and both go on writing.
    await context.setOffline(true);
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await writeMessage(desk, 'word 3');
    await expectArrived(desk, 'word 3');
    await writeMessage(page, 'word 4');
    await writeMessage(page, 'word 5');
    await context.setOffline(false);
    const all = ['word 1', 'word 2', 'word 3', 'word 4', 'word 5'];
    for (const tab of [page, other, desk]) await expect.poll(() => said(tab, /word \d/)).toEqual(all);

    // Then the agent is disconnected.
    await desk.context().setOffline(true);
    await expect(desk.getByText('Connection lost.')).toBeVisible();
    await writeMessage(page, 'word 6');
    await expectArrived(page, 'word 6');
    await writeMessage(desk, 'word 7');
    await writeMessage(desk, 'word 8');
    await desk.context().setOffline(false);
    const more = [...all, 'word 6', 'word 7', 'word 8'];
    for (const tab of [page, other, desk]) await expect.poll(() => said(tab, /word \d/)).toEqual(more);
    await expect(page.getByText('Not sent')).toBeHidden();
    await desk.context().close();
  },
);

test('a ticket with files is answered with a saved reply, resolved, and rated', async ({
  customerPage: page,
  customer,
  browser,
  baseURL,
}) => {
  const subject = `Mats ${customer.email.slice(9, 17)}`;
  await visit(page, '/support/create-ticket');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Category').selectOption('garage');
  await page.getByLabel('Detailed Description').fill('Two mats are missing.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mats.txt', mimeType: 'text/plain', buffer: Buffer.from('two mats') });
  await expect(page.getByRole('listitem').filter({ hasText: 'mats.txt' })).toContainText('attached');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page).toHaveURL('/support/tickets');
  await page.getByRole('link', { name: subject }).click();

  const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
  await visit(desk, `/desk/tickets?q=${customer.email}`);
  await expect(row(desk, subject)).toContainText('Nobody');
  await row(desk, subject).click();
  await expect(bubbles(desk).first()).toContainText('Two mats are missing.');
  await expect(bubbles(desk).getByRole('link', { name: /mats\.txt/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await expectToast(desk, 'Assigned to Kavya Iyer');
  await expect(desk.getByLabel('Assigned to')).toHaveValue(/.+-.+/);

  const chosen: (string | undefined)[] = [];
  desk.on('request', (request) => {
    const text = request.postData() ?? '';
    if (text.includes('"priority"')) chosen.push(JSON.parse(text).priority);
  });
  const priority = desk.getByLabel('Priority');
  await priority.focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) await desk.keyboard.press(key);
  await expect(priority).toHaveValue('high');
  await desk.keyboard.press('Enter');
  await expect.poll(() => chosen).toEqual(['high']);

  const box = desk.getByPlaceholder('Type your message...');
  await box.focus();
  await desk.keyboard.type('/');
  await expect(desk.getByRole('combobox', { name: 'Search saved replies' })).toBeFocused();
  await expectAccessible(desk);
  await desk.keyboard.type('garage');
  const first = desk.getByRole('listbox').getByRole('option', { selected: true });
  await expect(first).toContainText('I have asked the garage about this');
  await desk.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(/I have asked the garage about this/);
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer.txt', mimeType: 'text/plain', buffer: Buffer.from('found') });
  await expect(desk.getByRole('listitem').filter({ hasText: 'answer.txt' })).toContainText('attached');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubbles(page).last()).toContainText('I have asked the garage about this');
  await expect(bubbles(page).getByRole('link', { name: /answer\.txt/ })).toBeVisible();

  await desk.getByRole('button', { name: 'Resolve' }).click();
  await expect(desk.getByLabel('Status')).toHaveValue('resolved');
  await page.getByText('5 ★').click();
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expectToast(page, 'Thank you for your rating');
  await showDetails(desk);
  await expect(desk.getByRole('region', { name: 'Customer' })).toContainText('5 stars');
  await desk.context().close();
});

async function showDetails(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: /^Details/ });
  if (await tab.isVisible()) await tab.click();
}

test(
  'the slower of two agents learns who was faster, and after a disconnection both see the same',
  beforeRelease(),
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const subject = `Late ${customer.email.slice(9, 17)}`;
    const { id } = await raise(page, customer, subject);
    const [kavya, rohan] = await Promise.all([
      openStaff(browser, baseURL, 'Kavya Iyer', 'agent'),
      openStaff(browser, baseURL, 'Rohan Deshpande', 'agent'),
    ]);
    await openTicket(kavya.page, customer.email, subject);
    await openTicket(rohan.page, customer.email, subject);

    // Rohan's page does not learn that Kavya takes the ticket.
    await blockUpdates(rohan.page, /\/api\/(live|desk\/tickets\?|desk\/tickets\/[^/]+$)/, /^PUT .*\/agent$/);
    await rohan.page.context().setOffline(true);
    await kavya.page.getByRole('button', { name: 'Assign to me' }).click();
    await expectToast(kavya.page, 'Assigned to Kavya Iyer');
    await rohan.page.context().setOffline(false);
    await expect(rohan.page.getByLabel('Assigned to')).toHaveValue('nobody');
    await rohan.page.getByRole('button', { name: 'Assign to me' }).click();
    await expectToast(rohan.page, 'Someone else was quicker', 'It is assigned to Kavya Iyer now.');
    await expect(rohan.page.getByLabel('Assigned to')).toHaveValue(kavya.person.id);

    await rohan.page.context().setOffline(true);
    await callAs(page.request, customer, 'POST', `/support/tickets/${id}/messages`, {
      ...{ messageId: crypto.randomUUID(), message: 'I am waiting' },
    });
    await kavya.page.getByLabel('Priority').selectOption('high');
    await kavya.page.getByLabel('Status').selectOption('in_progress');
    await rohan.page.context().setOffline(false);
    for (const { page: desk } of [kavya, rohan]) {
      await expect(desk.getByLabel('Priority')).toHaveValue('high');
      await expect(desk.getByLabel('Status')).toHaveValue('in_progress');
      await expect(bubbles(desk).last()).toContainText('I am waiting');
      await visit(desk, `/desk/tickets?view=all&q=${customer.email}`);
    }
    await expect(row(kavya.page, subject)).toContainText('Kavya Iyer');
    const shown = ({ page: desk }: typeof kavya) => row(desk, subject).textContent();
    await expect.poll(async () => (await shown(rohan)) === (await shown(kavya))).toBe(true);
    await Promise.all([kavya, rohan].map(({ page: desk }) => desk.context().close()));
  },
);

test(
  'a grievance shows its deadlines for acknowledgement and answer',
  beforeRelease(),
  async ({ customerPage: page, customer, browser, baseURL }) => {
    const subject = `Data ${customer.email.slice(9, 17)}`;
    await raise(page, customer, subject, 'grievance');
    const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
    await openTicket(desk, customer.email, subject);
    await showDetails(desk);
    const dates = desk.getByRole('region', { name: 'Grievance' });
    await expect(dates.getByRole('term')).toHaveText(['Acknowledge by', 'Answer by']);
    await expect(dates.getByRole('time')).toHaveCount(2);
    await expect(dates).not.toContainText('Overdue');
    await expectAccessible(desk);

    await desk.getByLabel('Status').selectOption('in_progress');
    await expect(dates.getByRole('term')).toHaveText(['Acknowledged', 'Answer by']);
    await desk.context().close();
  },
);

test(
  'notes are visible to agents only, and a closed ticket shows a message',
  beforeRelease(),
  async ({ customerPage: page, customer, browser, baseURL }) => {
    const subject = `Note ${customer.email.slice(9, 17)}`;
    const { id } = await raise(page, customer, subject);
    const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
    await openTicket(desk, customer.email, subject);
    await desk.keyboard.press('n');
    const note = desk.getByRole('textbox', { name: 'Only agents can read this note' });
    await expect(note).toBeFocused();
    await desk.keyboard.type('The garage denies it');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('region', { name: 'Internal notes' })).toContainText('The garage denies it');
    await expect(note).toHaveValue('');
    await expectAccessible(desk);

    await desk.getByLabel('Status').selectOption('closed');
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('r');
    await expect(desk.getByText('This ticket is closed. Nobody can reply to it any more.')).toBeAttached();
    await visit(page, `/support/tickets/${id}`);
    await expect(page.getByText('This ticket is closed. Reopen it to write.')).toBeVisible();
    await expect(page.getByText('The garage denies it')).toBeHidden();
    await desk.context().close();
  },
);

test(
  'the inbox can be used with the keyboard, and the address keeps the filters',
  beforeRelease(),
  async ({ customerPage: page, customer, browser, baseURL, isMobile }) => {
    const mark = customer.email.slice(9, 17);
    await raise(page, customer, `First ${mark}`);
    await raise(page, customer, `Second ${mark}`);
    const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
    await visit(desk, '/desk');
    await expect(desk).toHaveURL('/desk/tickets');
    await expect(desk.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
    await desk.keyboard.press('/');
    await expect(desk.getByRole('searchbox', { name: 'Search tickets' })).toBeFocused();
    await desk.keyboard.type(customer.email);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(`/desk/tickets?q=${encodeURIComponent(customer.email)}`);
    await expect(row(desk, `Second ${mark}`)).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('j');
    await desk.keyboard.press('j');
    await expect(row(desk, `First ${mark}`)).toBeFocused();
    await desk.keyboard.press('k');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: `Second ${mark}`, level: 1 })).toBeVisible();
    await desk.keyboard.press('a');
    await expectToast(desk, 'Assigned to Kavya Iyer');
    if (!isMobile) await expect(row(desk, `Second ${mark}`)).toBeHidden();
    const box = desk.getByPlaceholder('Type your message...');
    await expect(box).toBeVisible();
    await desk.keyboard.press('r');
    await expect(box).toBeFocused();
    await desk.keyboard.type('jka');
    await expect(box).toHaveValue('jka');

    await visit(desk, `/desk/tickets?view=mine&q=${customer.email}`);
    await expect(row(desk, `Second ${mark}`)).toContainText('Kavya Iyer');
    await desk.getByRole('button', { name: 'Filters' }).click();
    await desk.getByLabel('Priority').selectOption('low');
    await expect(desk.getByText('No matching tickets')).toBeVisible();
    await expect(desk).toHaveURL(/priority=low/);
    await desk.getByRole('button', { name: 'Show all' }).click();
    await expect(row(desk, `Second ${mark}`)).toBeVisible();
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('?');
    await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Assign to me');
    await expectAccessible(desk);
    await desk.context().close();
  },
);

test(
  'saved replies are added, changed and deleted',
  beforeRelease(),
  async ({ customerPage: page, customer, browser, baseURL }) => {
    const title = `Tyres ${customer.email.slice(9, 17)}`;
    await visit(page, '/support');
    const { page: desk } = await openStaff(browser, baseURL, 'Kavya Iyer', 'agent');
    await visit(desk, '/desk/replies');
    await desk.getByRole('button', { name: 'New reply' }).click();
    const dialog = desk.getByRole('dialog', { name: 'New reply' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please fill in this field.').first()).toBeVisible();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text').fill('Hello {name}, your tyres are here.');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(desk, 'Reply saved');
    await desk.getByRole('searchbox', { name: 'Search saved replies' }).fill(title);
    await expect(desk.getByRole('article')).toHaveCount(1);
    await expect(desk).toHaveURL(/q=Tyres/);
    await expectAccessible(desk);

    await desk.getByRole('button', { name: `Change ${title}` }).click();
    await desk.getByLabel('Text').fill('Hello {name}, your tyres are in the shop.');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('article')).toContainText('in the shop');
    const { id } = await raise(page, customer, 'Tyres');
    await visit(desk, `/desk/tickets/${id}`);
    await desk.getByRole('button', { name: 'Saved replies (/)' }).click();
    await expect(desk.getByRole('combobox').and(desk.locator(':focus'))).toBeVisible();
    await desk.keyboard.type(title);
    await expect(desk.getByRole('option', { name: title })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByPlaceholder('Type your message...')).toHaveValue('Hello Meera, your tyres are in the shop.');

    await visit(desk, `/desk/replies?q=${encodeURIComponent(title)}`);
    await desk.getByRole('button', { name: `Delete ${title}` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(desk, 'Reply deleted');
    await expect(desk.getByRole('article')).toHaveCount(0);
    await desk.context().close();
  },
);
