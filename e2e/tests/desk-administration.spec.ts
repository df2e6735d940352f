import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { FeaturedGarage } from '../../contract/src/desk/administration/schemas.ts';
import { featuredGarages } from '../api.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onDesktop, onPhone, test } from '../fixtures.ts';
import { callAs, openOther } from '../people.ts';
import { fill, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');
const { administration } = t;

async function chooseGarage(within: Locator, label: string, page: Page, name: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).fill(name);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: name }).first()).toBeVisible();
  // All garages are listed until the search results arrive.
  await expect(options.filter({ hasNotText: name })).toHaveCount(0);
  await options.first().click();
}

test("an admin grants and revokes a role, and that person's desk appears and disappears", async ({
  browser,
  baseURL,
  quietConsole,
}) => {
  quietConsole.allow(/409|404/);
  const { page } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
  const fullName = `Ravi Kumar ${crypto.randomUUID().slice(0, 8)}`;
  const { person, page: theirs } = await openOther(browser, baseURL, fullName);
  await visit(theirs, '/desk');
  await expect(theirs.getByRole('heading', { name: t.common.notFound.title })).toBeVisible();

  await visit(page, '/desk/team');
  const opener = page.getByRole('button', { name: administration.team.give });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: administration.team.give });
  await dialog.getByLabel(administration.team.email).fill('nobody-at-all@example.com');
  await dialog.getByRole('radio', { name: administration.roles.garage }).check();
  await dialog.getByRole('button', { name: administration.team.give }).click();
  await expect(dialog.getByText(administration.team.garageMissing)).toBeVisible();
  const [garage] = await featuredGarages(page.request);
  await chooseGarage(dialog, administration.team.garage, page, garage?.name ?? '');
  await dialog.getByRole('button', { name: administration.team.give }).click();
  await expect(dialog.getByText(administration.team.nobody)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(administration.team.email).fill(person.email);
  await page.keyboard.press('Enter');
  await expectToast(page, fill(administration.team.given, { email: person.email }));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await visit(theirs, '/desk');
  await expect(theirs).toHaveURL(`/desk/garages/${garage?.id}`);
  const row = page.getByRole('row').filter({ hasText: fullName });
  await expect(row).toContainText(garage?.name ?? '');
  await expectAccessible(page);
  await page.getByLabel(administration.team.role, { exact: true }).selectOption('agent');
  await expect(page).toHaveURL(/role=agent/);
  await expect(row).toBeHidden();
  await visit(page, '/desk/team?role=garage&sort=-name');
  await expect(page.getByRole('columnheader', { name: administration.team.name })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  await row.getByRole('button').click();
  const confirm = page.getByRole('dialog', { name: administration.team.takeTitle });
  await confirm.getByRole('button', { name: administration.team.take }).click();
  await expectToast(page, fill(administration.team.taken, { name: fullName }));
  await expect(row).toBeHidden();
  await revisit(theirs);
  await expect(theirs.getByRole('heading', { name: t.common.notFound.title })).toBeVisible();
});

test('the last admin cannot be removed', beforeRelease(onPhone), async ({ browser, baseURL, quietConsole }) => {
  quietConsole.allow(/409/);
  const fullName = `Kavya Iyer ${crypto.randomUUID().slice(0, 8)}`;
  const { page } = await openStaff(browser, baseURL, fullName, 'admin');
  const json = {
    defined: true,
    code: 'LAST_ADMIN',
    status: 409,
    message: 'The last admin stays.',
    data: { field: '' },
  };
  await page.route('**/api/desk/roles', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json }) : route.continue(),
  );
  await visit(page, '/desk/team');
  await page.getByRole('row').filter({ hasText: fullName }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: administration.team.take }).click();
  await expectToast(page, administration.team.takeFailed, administration.team.lastAdmin);
  await expect(page.getByRole('row').filter({ hasText: fullName })).toBeVisible();
});

function garageFile(externalId: string, price: unknown) {
  const garage = {
    externalId,
    name: `Desk Motors ${externalId}`,
    location: 'Indiranagar, Bengaluru',
    latitude: 12.97,
    longitude: 77.64,
    categories: ['car-service'],
    vehicleTypes: ['car'],
    services: [{ name: 'Oil change', price, duration: 60 }],
    slots: [{ dayOfWeek: 1, startTime: '10:00', endTime: '11:00' }],
  };
  return {
    name: 'garages.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ garages: [garage] })),
  };
}

test('a file is checked before the import: problems are listed by line, then the corrected file is written', async ({
  browser,
  baseURL,
  quietConsole,
}) => {
  quietConsole.allow(/422|ERR_FAILED/);
  const { page } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
  const externalId = crypto.randomUUID().slice(0, 8);
  await visit(page, '/desk/import');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'picture.csv', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xfe, 0x00]) });
  await expect(page.getByRole('alert')).toHaveText(administration.import.unreadable);

  await input.setInputFiles(garageFile(externalId, 'a lot'));
  const problem = page.getByRole('row').filter({ hasText: 'price' });
  await expect(problem).toContainText('must be a number');
  await expect(problem).toContainText(externalId);
  await expect(page.getByRole('button', { name: fill(administration.import.write_one, { count: 1 }) })).toBeHidden();
  await expectAccessible(page);

  await page.route('**/api/desk/garages/import', (route) => route.abort());
  await input.setInputFiles(garageFile(externalId, 950));
  await expect(page.getByRole('alert')).toContainText(t.common.error.network);
  await expect(page.getByRole('region', { name: administration.import.file })).toContainText('garages.json');
  await page.unroute('**/api/desk/garages/import');
  await page.getByRole('button', { name: t.common.action.retry }).click();
  await expect(page.getByRole('heading', { name: administration.import.wouldDo })).toBeVisible();
  const found = () => callAs<{ name: string }[]>(page.request, admin, 'GET', `/desk/garages?search=${externalId}`);
  const { person: admin } = await openStaff(browser, baseURL, 'Asha Rao', 'admin');
  expect(await found()).toEqual([]);
  await page.getByRole('button', { name: fill(administration.import.write_one, { count: 1 }) }).click();
  await expect(page.getByText(fill(administration.import.done_one, { count: 1 }))).toBeVisible();
  expect(await found()).toMatchObject([{ name: `Desk Motors ${externalId}` }]);
});

test(
  'a file can be dropped, and its format is explained with an example',
  beforeRelease(onDesktop),
  async ({ browser, baseURL }) => {
    const { page } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    await visit(page, '/desk/import');
    await page.getByRole('button', { name: administration.import.format }).click();
    const dialog = page.getByRole('dialog', { name: administration.format.title });
    await expect(dialog.getByRole('row').filter({ hasText: 'external_id' })).toContainText('externalId');
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: administration.format.example.csv }).click(),
    ]);
    const example = await readFile(await download.path(), 'utf8');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'example-garages.csv'));
      return transfer;
    }, example);
    await page.getByRole('region', { name: administration.import.file }).dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByRole('button', { name: fill(administration.import.write_one, { count: 1 }) })).toBeVisible();
  },
);

// Runs at one size only, because it changes what all other runs see.
test(
  'Home shows the featured garages in the order set at the desk',
  beforeRelease(onDesktop),
  async ({ browser, baseURL, page: visitor }) => {
    const { page, person } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    const before = await callAs<FeaturedGarage[]>(page.request, person, 'GET', '/desk/featured');
    const setOrder = (garageIds: string[]) => callAs(page.request, person, 'PUT', '/desk/featured', { garageIds });
    const [, second, third, fourth] = before;
    if (!second || !third || !fourth) throw new Error('The demonstration data has fewer featured garages');
    try {
      await visit(page, '/desk/featured');
      const rows = page.getByRole('list', { name: administration.featured.title }).getByRole('listitem');
      const down = page.getByRole('button', { name: fill(administration.featured.down, { name: second.name }) });
      await down.focus();
      await page.keyboard.press('Enter');
      await expect(rows.nth(2)).toContainText(second.name);
      await expect(down).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Team' }).click();
      const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
      await leaving.getByRole('button', { name: 'Stay here' }).click();
      await expect(leaving).toBeHidden();
      await expect(page).toHaveURL('/desk/featured');
      await page.getByRole('link', { name: 'Team' }).click();
      await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Featured' }).click();
      await expect(rows.nth(2)).toContainText(second.name);
      await drag(page, rows.nth(3), rows.nth(1));
      await expect(rows.nth(1)).toContainText(fourth.name);

      await page.getByRole('button', { name: fill(administration.featured.remove, { name: third.name }) }).click();
      await chooseGarage(page.getByRole('main'), administration.featured.add, page, third.name);
      await expect(rows.last()).toContainText(third.name);
      await page.getByRole('button', { name: administration.featured.save }).click();
      await expectToast(page, administration.featured.saved);

      await visit(visitor, '/?show=featured');
      const shown = visitor.getByRole('dialog').getByRole('listitem');
      await expect(shown.nth(1)).toContainText(fourth.name);
      await expect(shown.nth(2)).toContainText(second.name);
    } finally {
      await setOrder(before.map(({ id }) => id));
    }
  },
);

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The rows are out of sight');
  await page.mouse.move(start.x + 24, start.y + start.height / 2);
  await page.mouse.down();
  for (const part of [0.5, 1]) {
    await page.mouse.move(start.x + 24, start.y + (end.y - start.y) * part + start.height / 4, { steps: 4 });
  }
  await page.mouse.up();
}

test(
  'a table is exported as a file for spreadsheets',
  beforeRelease(onPhone),
  async ({ browser, baseURL, quietConsole }) => {
    quietConsole.allow(/422/);
    const { page, person } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    const subject = `=1+1, "quoted" ${crypto.randomUUID().slice(0, 8)}`;
    await callAs(page.request, person, 'POST', '/support/tickets', {
      name: person.fullName,
      email: person.email,
      phone: '',
      subject,
      category: 'other',
      description: 'One line\nand another',
      idempotencyKey: crypto.randomUUID(),
    });
    await visit(page, '/desk/export');
    await page.getByRole('radio', { name: administration.export.kinds.tickets }).check();
    await expectAccessible(page);
    const submit = page.getByRole('button', { name: administration.export.download });
    const [download] = await Promise.all([page.waitForEvent('download'), submit.click()]);
    expect(download.suggestedFilename()).toMatch(/^tickets-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFticket_number,ticket_id,subject,/);
    expect(text).toContain(`"'${subject.replaceAll('"', '""')}"`);

    await page.getByLabel(administration.export.from, { exact: true }).fill('2026-11-02');
    await page.getByLabel(administration.export.to, { exact: true }).fill('2026-11-01');
    await submit.click();
    await expect(page.getByText(administration.export.order)).toBeVisible();
    await page.getByLabel(administration.export.to, { exact: true }).fill('2026-11-03');
    const json = { defined: true, code: 'TOO_MANY_ROWS', status: 422, message: 'Too much.', data: { field: 'from' } };
    await page.route('**/api/desk/export/**', (route) => route.fulfill({ status: 422, json }));
    await submit.click();
    await expect(page.getByText(fill(administration.export.tooMuch, { limit: '1,00,000' }))).toBeVisible();
  },
);

test(
  'the audit log is filtered by subject and links to the ruled content',
  beforeRelease(onDesktop),
  async ({ browser, baseURL }) => {
    const { page, person } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    const { person: other } = await openOther(browser, baseURL, 'Zoya Khan');
    const reason = `A word ${crypto.randomUUID().slice(0, 8)}`;
    await callAs(page.request, person, 'POST', `/desk/people/${other.id}/warn`, { reason });
    await visit(page, '/desk/audit?subject=moderation');
    const row = page.getByRole('row').filter({ hasText: reason });
    await expect(row).toContainText(administration.audit.did.moderation.warn);
    await expectAccessible(page);
    await row.getByRole('link', { name: administration.audit.look }).click();
    await expect(page.getByRole('dialog', { name: t.moderation.dialog.profile }).getByText(reason)).toBeVisible();
  },
);

test(
  'undeliverable mails are listed and can be sent again',
  beforeRelease(),
  async ({ browser, baseURL, quietConsole }) => {
    quietConsole.allow(/409/);
    const { page } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    const mail = {
      id: crypto.randomUUID(),
      about: 'booking',
      address: 'a•••@example.com',
      reason: 'refused',
      detail: '550 5.1.1 <a•••@example.com>: no such box',
      attempts: 3,
      givenUpAt: '2026-11-23T04:30:00.000Z',
      canSendAgain: true,
    };
    const overtaken = { ...mail, id: crypto.randomUUID(), about: 'confirm', reason: 'expired', canSendAgain: false };
    let items = [mail, overtaken];
    await page.route('**/api/desk/mails', (route) => route.fulfill({ json: { items, nextCursor: null } }));
    await visit(page, '/desk/mails');
    const row = page.getByRole('row').filter({ hasText: administration.mails.what.booking });
    await expect(row).toContainText(mail.address);
    await expect(row).toContainText(administration.mails.failure.refused);
    await expect(page.getByText(administration.mails.cannot).filter({ visible: true })).toBeVisible();
    await expectAccessible(page);

    const again = row.getByRole('button', { name: administration.mails.again });
    const json = { defined: true, code: 'MAIL_NOT_SENDABLE', status: 409, message: 'No.', data: { field: 'mailId' } };
    await page.route('**/api/desk/mails/*/send-again', (route) => route.fulfill({ status: 409, json }));
    await again.click();
    await expectToast(page, administration.mails.failed);
    await page.unroute('**/api/desk/mails/*/send-again');
    await page.route('**/api/desk/mails/*/send-again', (route) => {
      items = [];
      return route.fulfill({ json: { isWaiting: true } });
    });
    await again.click();
    await expectToast(page, administration.mails.sent);
    await expect(page.getByRole('heading', { name: administration.mails.none })).toBeVisible();
  },
);

test(
  'an admin sees money that does not match, and closes its row with a reason',
  beforeRelease(onPhone),
  async ({ browser, baseURL }) => {
    const { page } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    const { money } = administration;
    const row = {
      id: 'unknown_capture:pay_Nx41',
      problem: 'unknown_capture',
      bookingId: null,
      gatewayPaymentId: 'pay_Nx41',
      amount: 1250,
      currency: 'INR',
      since: '2026-11-23T04:30:00.000Z',
    };
    await page.route('**/api/desk/money', (route) => route.fulfill({ json: [row] }));
    const closed: unknown[] = [];
    await page.route('**/api/desk/money/*/close', (route) => {
      closed.push(route.request().postDataJSON());
      return route.fulfill({ json: [] });
    });
    await visit(page, '/desk/money');
    const shown = page.getByRole('row').filter({ hasText: money.what.unknown_capture });
    await expect(shown.getByText('₹1,250 · pay_Nx41')).toBeVisible();
    await expectAccessible(page);

    await shown.getByRole('button', { name: money.close }).click();
    const dialog = page.getByRole('dialog', { name: money.closeTitle });
    // The cross at the top has the same name.
    const submit = dialog.getByRole('button', { name: money.close, exact: true });
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(1);
    await submit.click();
    await expect(dialog.getByText(money.reasonMissing)).toBeVisible();
    await dialog.getByLabel(money.reason).fill('Sent back by hand.');
    await submit.click();
    await expectToast(page, money.closed);
    await expect(page.getByRole('heading', { name: money.none })).toBeVisible();
    expect(closed).toEqual([{ reason: 'Sent back by hand.' }]);
  },
);
