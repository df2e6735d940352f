import { randomUUID } from 'node:crypto';
import type { AuditEntry, Grant, ImportPreview } from '@pahiya/contract/desk/administration/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createCall, createTicket } from '../../../test/desk-world.ts';
import { createGarage, hourlyGrid } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
import { sendForm } from '../../../test/uploads.ts';
import { garages } from '../garages/tables.ts';
import { staffRoles } from '../staff/tables.ts';
import { exportTable } from './queries/export-table.ts';
import { deskAudit } from './tables.ts';

let api: Api;
let admin: Customer;

beforeAll(async () => {
  api = await startApi();
  admin = await createStaff(api, 'admin');
});

afterAll(() => api.stop());

function grant(input: object, by = admin) {
  return api.call<Grant[]>('PUT', '/desk/roles', input, by);
}

function revoke(userId: string, role: string, by = admin) {
  return api.call<Grant[]>('DELETE', '/desk/roles', { userId, role }, by);
}

test('roles are granted by email address and revoked, effective at once', async () => {
  const person = await createCustomer(api, 'Kiran Desai');
  const garage = await createGarage(api.services.db);
  const grants = (await grant({ email: person.email.toUpperCase(), role: 'garage', garageId: garage.id })).body;
  expect(grants.find(({ userId }) => userId === person.id)).toMatchObject({
    name: 'Kiran Desai',
    email: person.email,
    role: 'garage',
    garage: { id: garage.id, name: garage.name },
  });
  expect((await api.call('GET', '/desk/tickets', undefined, person)).status).toBe(404);
  await grant({ email: person.email, role: 'agent' });
  expect((await api.call('GET', '/desk/tickets', undefined, person)).status).toBe(200);
  await revoke(person.id, 'agent');
  expect((await api.call('GET', '/desk/tickets', undefined, person)).status).toBe(404);
  const refused: [object, number, string][] = [
    [{ email: 'nobody@example.com', role: 'agent' }, 409, 'NO_SUCH_ACCOUNT'],
    [{ email: person.email, role: 'garage' }, 400, 'INVALID_INPUT'],
    [{ email: person.email, role: 'agent', garageId: garage.id }, 400, 'INVALID_INPUT'],
    [{ email: person.email, role: 'garage', garageId: randomUUID() }, 404, 'NOT_FOUND'],
  ];
  for (const [input, status, code] of refused) expect(await grant(input)).toMatchObject({ status, body: { code } });
});

test('two admins who revoke each other at the same time leave one admin', async () => {
  const { db } = api.services;
  const others = await db.select().from(staffRoles).where(eq(staffRoles.role, 'admin'));
  expect(others).toHaveLength(1);
  for (let round = 0; round < 5; round++) {
    const second = await createStaff(api, 'admin');
    const answers = await Promise.all([revoke(second.id, 'admin', admin), revoke(admin.id, 'admin', second)]);
    const left = await db.select().from(staffRoles).where(eq(staffRoles.role, 'admin'));
    expect(left).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    if (left[0]?.userId === second.id) admin = second;
  }
  expect(await revoke(admin.id, 'admin')).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
});

function garageFile(change: object = {}): string {
  const garage = {
    externalId: 'desk-1',
    name: 'Desk Motors',
    location: 'Indiranagar, Bengaluru',
    latitude: 12.97,
    longitude: 77.64,
    categories: ['car-service'],
    vehicleTypes: ['car'],
    services: [{ name: 'Oil change', price: 900, duration: 60 }],
    slots: hourlyGrid,
    ...change,
  };
  return JSON.stringify({ garages: [garage, { ...garage, externalId: 'desk-2', name: 'Second Motors' }] });
}

function importFile(text: string | Buffer<ArrayBuffer>, isTrial: boolean, name = 'garages.json') {
  const form = new FormData();
  form.set('file', new File([text], name));
  form.set('isTrial', String(isTrial));
  return sendForm<ImportPreview & { code: string }>(api, 'POST', '/desk/garages/import', form, admin.token);
}

function stored() {
  return api.services.db.select().from(garages).where(eq(garages.externalId, 'desk-1'));
}

test('a trial reports everything the import would do, and changes nothing', async () => {
  const counts = { garages: 2, services: 2, newGarages: 2, changedGarages: 0, problems: [], kept: [] };
  expect((await importFile(garageFile(), true)).body).toEqual({ ...counts, isImported: false });
  expect(await stored()).toEqual([]);
  expect((await importFile(garageFile(), false)).body).toEqual({ ...counts, isImported: true });
  expect(await stored()).toHaveLength(1);
  expect((await importFile(garageFile(), false)).body).toMatchObject({ newGarages: 0, changedGarages: 0 });
  const audited = await api.services.db.select().from(deskAudit).where(eq(deskAudit.action, 'garages.import'));
  expect(audited).toHaveLength(2);
});

test('a file with a problem is not imported, and the response names the line and the field', async () => {
  const bad = await importFile(
    garageFile({ externalId: 'desk-3', services: [{ name: 'x', price: 'a', duration: 1 }] }),
    false,
  );
  expect(bad.body).toMatchObject({ isImported: false });
  expect(bad.body.problems[0]).toMatchObject({
    line: 1,
    garage: 'desk-3',
    field: expect.stringContaining('price'),
    message: 'must be a number (found "a")',
  });
  for (const text of ['{', 'record,name\n1', '[]'])
    expect((await importFile(text, false, 'garages.txt')).body.problems, text).not.toEqual([]);
  for (const file of [Buffer.from([0xff, 0xfe, 0x00]), ''])
    expect(await importFile(file, true)).toMatchObject({ status: 422, body: { code: 'UNREADABLE_FILE' } });
});

test('exactly the given garages are featured, in the given order', async () => {
  const { db } = api.services;
  const [one, two, three] = [await createGarage(db), await createGarage(db), await createGarage(db)];
  const put = (garageIds: string[]) => api.call<{ id: string }[]>('PUT', '/desk/featured', { garageIds }, admin);
  await put([one.id, two.id]);
  expect((await put([three.id, one.id])).body.map(({ id }) => id)).toEqual([three.id, one.id]);
  const shown = await api.call<{ id: string }[]>('GET', '/garages/featured');
  expect(shown.body.map(({ id }) => id)).toEqual([three.id, one.id]);
  expect((await put([two.id, randomUUID()])).status).toBe(404);
  const chosen = [[one.id, two.id], [two.id, three.id], [three.id]];
  const answers = await Promise.all(chosen.map(put));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const left = (await api.call<{ id: string }[]>('GET', '/desk/featured', undefined, admin)).body.map(({ id }) => id);
  expect(chosen).toContainEqual(left);
});

async function exported(kind: string, query = ''): Promise<Record<string, string>[]> {
  const answer = await api.call<string>('GET', `/desk/export/${kind}?${query}`, undefined, admin);
  expect(answer.status, answer.body).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toContain(`${kind}-2026-11-23.csv`);
  return parse(answer.body, { columns: true, bom: true }) as Record<string, string>[];
}

test('tables are exported as CSV without active formulas, with times in India', async () => {
  const customer = await createCustomer(api);
  const garage = await createGarage(api.services.db, { mechanics: [] });
  const input = bookingInput(garage, { vehicleModel: '=HYPERLINK("http://x")' });
  const { body: booked } = await api.call<{ id: string }>('POST', '/bookings', input, customer);
  const ticket = await createTicket(api, customer, { subject: '=1+1, "quoted"', phone: '9876543210' });
  const callId = await createCall({ api, customer });
  const [booking] = await exported('bookings', `garageId=${garage.id}`);
  expect(booking).toMatchObject({
    booking_id: booked.id,
    garage: garage.name,
    booking_date: '2026-11-24',
    booking_time: '10:00',
    total_amount: '1200',
    services: 'Oil change; Car wash',
    customer_email: customer.email,
    is_walk_in: 'false',
  });
  const tickets = await exported('tickets');
  expect(tickets.find(({ ticket_id }) => ticket_id === ticket.id)).toMatchObject({
    ticket_number: ticket.id.slice(0, 8),
    subject: '\'=1+1, "quoted"',
    customer_phone: "'+919876543210",
    answered_at: '',
    first_response_seconds: '',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  });
  const [call] = await exported('calls', 'from=2026-11-23&to=2026-11-23');
  expect(call).toMatchObject({ call_id: callId, preferred_time: '2026-11-23 10:00', attempts: '0', last_outcome: '' });
  expect(await exported('calls', 'from=2026-11-24')).toEqual([]);
  const audit = await exported('audit');
  expect(audit.map(({ action }) => action)).toContain('export.tickets');
  const most = await exportTable(api.services.db, { kind: 'audit' }, 2);
  expect(most).toEqual({ ok: false, reason: 'TOO_MANY_ROWS' });
});

test('a table longer than one batch is exported completely, without repeats', async () => {
  const rows = Array.from({ length: 2_500 }, (_, place) => ({
    id: `0190a1b2-0000-7000-8000-${String(place).padStart(12, '0')}`,
    actorName: 'Zoya',
    action: 'test.long',
  }));
  await api.services.db.insert(deskAudit).values(rows);
  const found = (await exported('audit')).filter(({ action }) => action === 'test.long');
  expect(found.map(({ audit_id }) => audit_id)).toEqual(rows.map(({ id }) => id));
  await api.services.db.delete(deskAudit).where(eq(deskAudit.action, 'test.long'));
});

test('the audit is read by page, by action and by garage', async () => {
  const all: AuditEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: '5', action: 'role', ...(cursor && { cursor }) });
    const page: Page<AuditEntry> = (await api.call<Page<AuditEntry>>('GET', `/desk/audit?${query}`, undefined, admin))
      .body;
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(all.length).toBeGreaterThan(5);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ action }) => action.startsWith('role.'))).toBe(true);
  const garage = all.find(({ garageName }) => garageName !== null);
  expect(garage).toMatchObject({ action: 'role.grant', details: { role: 'garage' } });
  expect((await api.call('GET', '/desk/audit?cursor=x', undefined, admin)).status).toBe(400);
});
