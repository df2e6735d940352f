import { test as onLine } from '../breakable-line.ts';
import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { slowUploads } from '../slow-uploads.ts';
import { filesOf } from '../stored-files.ts';
import { ticketsOf } from '../support-steps.ts';
import { visit } from '../visit.ts';

const megabyte = 1024 * 1024;

function textFile(name: string, bytes = 20) {
  return { name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') };
}

const chooser = 'input[type=file]';

test('only five of six files are accepted', beforeRelease(), async ({ customerPage: page }) => {
  await visit(page, '/support/create-ticket');
  await page.locator(chooser).setInputFiles([1, 2, 3, 4, 5, 6].map((number) => textFile(`note-${number}.txt`)));
  await expectToast(page, 'Too many files', 'You can only attach up to 5 files per ticket.');
  const files = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await expect(files).toHaveCount(5);
  await expect(files.filter({ hasText: 'attached' })).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove note-2.txt' }).click();
  await expect(files).toHaveCount(4);
});

test(
  'a file of exactly 10 MB is refused, and one that is a byte smaller is accepted',
  beforeRelease(),
  async ({ customerPage: page }) => {
    await visit(page, '/support/create-ticket');
    await page.locator(chooser).setInputFiles(textFile('large.txt', 10 * megabyte));
    await expectToast(page, 'File too large', 'Each file must be smaller than 10MB.');
    await expect(page.getByRole('list', { name: 'Attached files' })).toBeHidden();
    await page.locator(chooser).setInputFiles(textFile('nearly.txt', 10 * megabyte - 1));
    await expect(page.getByRole('listitem').filter({ hasText: 'nearly.txt' })).toContainText('attached');
  },
);

test('a program named as a PDF is refused, and the form stays', async ({
  customerPage: page,
  customer,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await visit(page, '/support/create-ticket');
  await page.getByLabel('Subject').fill('My invoice');
  await page.getByLabel('Category').selectOption('other');
  await page.getByLabel('Detailed Description').fill('See the file.');
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(600)]);
  await page.locator(chooser).setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: program });
  await expect(page.getByText('This is not a picture, video, PDF, Word document or text file.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expectToast(page, 'Error', 'Remove the files that were not sent, or send them again.');
  await page.getByRole('button', { name: 'Remove invoice.pdf' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('My invoice');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page).toHaveURL('/support/tickets');
  expect(await ticketsOf(page.request, customer)).toHaveLength(1);
});

onLine(
  'a file that is cut off halfway is sent again and is there once, and so is a ticket that is cut off',
  beforeRelease(),
  async ({ customerPage: page, customer, line, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    await visit(page, '/support/create-ticket');
    await page.getByLabel('Subject').fill('My brakes');
    await page.getByLabel('Category').selectOption('garage');
    await page.getByLabel('Detailed Description').fill('They squeal.');
    const sendFast = await slowUploads(page, megabyte / 4);
    const brakes = textFile('brakes.txt', 4 * megabyte);
    await page.locator(chooser).setInputFiles(brakes);
    const bar = page.getByRole('progressbar', { name: /^brakes\.txt/ });
    await expect
      .poll(async () => Number(await bar.getAttribute('value')), { intervals: [100] })
      .toBeGreaterThanOrEqual(50);
    line.cut();
    await expect(page.getByText('This file was not sent.')).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await filesOf(customer)).toEqual([]);
    line.mend();
    await sendFast();
    await page.getByRole('button', { name: 'Send brakes.txt again' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'brakes.txt' })).toContainText('attached');
    expect(await filesOf(customer)).toEqual([{ name: 'brakes.txt', bytes: 4 * megabyte }]);
    await expect(page.getByLabel('Subject')).toHaveValue('My brakes');
    await expect(page.getByLabel('Category')).toHaveValue('garage');
    await expect(page.getByLabel('Detailed Description')).toHaveValue('They squeal.');

    // The server stores it, but its answer is lost.
    await page.route('**/api/support/tickets', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expectToast(page, 'Error', 'Failed to create ticket. Please try again.');
    await page.unroute('**/api/support/tickets');
    await expect(page.getByLabel('Detailed Description')).toHaveValue('They squeal.');
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page).toHaveURL('/support/tickets');
    const tickets = await ticketsOf(page.request, customer);
    expect(tickets).toHaveLength(1);
    await visit(page, `/support/tickets/${tickets[0]?.id}`);
    const link = page.getByRole('link', { name: /brakes\.txt/ });
    await expect(link).toHaveCount(1);
    const received = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await received.body()).equals(brakes.buffer)).toBe(true);
  },
);
