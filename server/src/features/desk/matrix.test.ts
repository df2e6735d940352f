import { randomUUID } from 'node:crypto';
import { isContractProcedure } from '@orpc/contract';
import { deskContract } from '@pahiya/contract/desk/contract';
import type { StaffMember } from '@pahiya/contract/desk/schemas';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { tomorrow } from '../../../test/booking-inputs.ts';
import { createCustomer } from '../../../test/customers.ts';
import {
  createBooking,
  createCall,
  createDeskWorld,
  createReport,
  createTicket,
  type DeskWorld,
} from '../../../test/desk-world.ts';
import { hourlyGrid } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
import { sendForm } from '../../../test/uploads.ts';
import { authSessions, authTwoFactors } from '../auth/tables.ts';
import { bookings } from '../calendar/tables.ts';
import { mechanics } from '../garages/tables.ts';
import { mails } from '../mail/tables.ts';
import { unmatchedMoney } from '../payments/tables.ts';
import { allowedRoles, type DeskCaller } from './rules/allowed-roles.ts';
import { deskAudit, secondFactorRoles } from './tables.ts';

let world: DeskWorld;

beforeAll(async () => {
  world = await createDeskWorld(await startApi());
});

afterAll(() => world.api.stop());

type Input = Record<string, unknown>;

const ofGarage = (more: Input = {}) => ({ garageId: world.garage.id, ...more });
async function ofBooking(more: Input = {}): Promise<Input> {
  // Adds a mechanic, so that every booking finds a free one.
  await addMechanic('active');
  return { bookingId: await createBooking(world), ...more };
}

/** A booking in progress. */
async function ofStarted(): Promise<Input> {
  const input = await ofBooking();
  const isThis = eq(bookings.id, String(input.bookingId));
  await world.api.services.db.update(bookings).set({ status: 'in_progress' }).where(isThis);
  return input;
}

const ofTicket = async (more: Input = {}) => ({
  ticketId: (await createTicket(world.api, world.customer)).id,
  ...more,
});
const onPost = async () => ({ target: 'post', targetId: (await createReport(world)).postId, reason: 'Spam' });
const onPerson = async () => ({ userId: (await createCustomer(world.api)).id, reason: 'Threats' });

async function addMechanic(status: 'active' | 'inactive'): Promise<string> {
  const id = randomUUID();
  await world.api.services.db
    .insert(mechanics)
    .values({ id, garageId: world.garage.id, name: `Mechanic ${id}`, status });
  return id;
}

async function unknownMoney(): Promise<string> {
  const gatewayId = `pay_${randomUUID()}`;
  const row = { id: randomUUID(), gatewayId, kind: 'unknown_capture', amount: 1200, currency: 'INR' } as const;
  await world.api.services.db.insert(unmatchedMoney).values(row);
  return `unknown_capture:${gatewayId}`;
}

async function givenUpMail(): Promise<string> {
  const id = randomUUID();
  const row = { id, kind: 'farewell', address: 'asha@example.com', state: 'given_up', reason: 'refused' } as const;
  await world.api.services.db.insert(mails).values({ ...row, settledAt: new Date() });
  return id;
}

async function savedReply(): Promise<Input> {
  const replyId = randomUUID();
  const input = { title: 'Hello', text: 'Hello' };
  await world.api.call('PUT', `/desk/canned-replies/${replyId}`, input, world.admin);
  return { replyId };
}

async function walkIn(): Promise<Input> {
  await addMechanic('active');
  return ofGarage({
    serviceIds: world.garage.services.map(({ id }) => id),
    bookingDate: tomorrow,
    bookingTime: '11:00',
    vehicleType: 'car',
    vehicleMake: 'Tata',
    vehicleModel: 'Nexon',
    notes: '',
    expectedTotal: 1200,
    idempotencyKey: randomUUID(),
    customerName: 'Ravi',
  });
}

const service = () => ({ name: `Wheels ${randomUUID()}`, price: 400, duration: 30 });

/** A valid request for each procedure, on newly created objects. */
const inputs: Record<string, () => Input | Promise<Input>> = {
  me: () => ({}),
  workplaces: () => ({}),
  'garage.board': () => ofGarage(),
  'garage.booking': () => ofBooking(),
  'garage.assign': async () => ({ ...(await ofBooking()), mechanicId: await addMechanic('active') }),
  'garage.start': () => ofBooking(),
  'garage.complete': () => ofStarted(),
  'garage.cancel': () => ofBooking({ reason: 'The lift is broken' }),
  'garage.cash': () => ofStarted(),
  'garage.walkIn': walkIn,
  'garage.services': () => ofGarage(),
  'garage.addService': () => ofGarage(service()),
  'garage.changeService': () => ofGarage({ serviceId: world.garage.services[0]?.id, ...service() }),
  'garage.mechanics': () => ofGarage(),
  'garage.addMechanic': () => ofGarage({ name: `Arun ${randomUUID()}`, isActive: false }),
  'garage.changeMechanic': async () =>
    ofGarage({ mechanicId: await addMechanic('inactive'), name: `Arun ${randomUUID()}`, isActive: false }),
  'garage.weekSlots': () => ofGarage(),
  'garage.setWeekSlots': () => ofGarage({ slots: hourlyGrid }),
  'garage.holidays': () => ofGarage(),
  'garage.setHoliday': () => ofGarage({ date: '2027-01-26', reason: 'Republic Day' }),
  'garage.removeHoliday': () => ofGarage({ date: '2027-01-26' }),
  'support.here': () => ({}),
  'support.inbox': () => ({ view: 'all' }),
  'support.ticket': () => ofTicket(),
  'support.messages': () => ofTicket(),
  'support.reply': () => ofTicket({ messageId: randomUUID(), message: 'Hello' }),
  'support.addNote': () => ofTicket({ text: 'Calls often' }),
  'support.take': () => ofTicket({ agentId: world.agent.id }),
  'support.setTicket': () => ofTicket({ status: 'resolved' }),
  'support.mark': () => ofTicket({ deliveredSeq: 1, readSeq: 1 }),
  'support.typing': () => ofTicket(),
  'support.agents': () => ({}),
  'support.cannedReplies': () => ({}),
  'support.saveCannedReply': () => ({ replyId: randomUUID(), title: 'Hello', text: 'Hello' }),
  'support.deleteCannedReply': savedReply,
  'support.calls': () => ({}),
  'support.recordCall': async () => ({ callId: await createCall(world), outcome: 'reached' }),
  'moderation.reports': () => ({}),
  'moderation.subject': async () => ({ target: 'post', targetId: (await createReport(world)).postId }),
  'moderation.hide': onPost,
  'moderation.restore': onPost,
  'moderation.warn': onPerson,
  'moderation.suspend': onPerson,
  'moderation.reinstate': onPerson,
  'moderation.dismiss': async () => ({ reportId: (await createReport(world)).reportId, reason: 'Fine' }),
  'admin.grants': () => ({}),
  'admin.grant': async () => ({ email: (await createCustomer(world.api)).email, role: 'agent' }),
  'admin.revoke': async () => ({ userId: (await createStaff(world.api, 'agent')).id, role: 'agent' }),
  'admin.secondFactorRoles': () => ({}),
  'admin.setSecondFactorRole': () => ({ role: 'agent', isNeeded: false }),
  'admin.importGarages': () => ({ file: new File(['{"garages":[]}'], 'garages.json'), isTrial: 'true' }),
  'admin.featured': () => ({}),
  'admin.setFeatured': () => ({ garageIds: [world.garage.id] }),
  'admin.money': () => ({}),
  'admin.closeMoney': async () => ({ rowId: await unknownMoney(), reason: 'Of another shop' }),
  'admin.mails': () => ({}),
  'admin.sendMailAgain': async () => ({ mailId: await givenUpMail() }),
  'admin.audit': () => ({}),
  'admin.export': () => ({ kind: 'tickets' }),
};

interface Procedure {
  name: string;
  method: string;
  path: string;
  /** Requires a second factor proved within 15 minutes. */
  isWeighty: boolean;
  declared: string[];
  allowed: readonly DeskCaller[];
}

/** All procedures of the contract. A new one without an entry in `allowedRoles` or `inputs` fails here. */
function proceduresOf(node: object, roles: unknown, prefix = ''): Procedure[] {
  return Object.entries(node).flatMap(([key, entry]): Procedure[] => {
    const name = `${prefix}${key}`;
    const allowed = (roles as Record<string, unknown> | undefined)?.[key];
    if (!isContractProcedure(entry)) return proceduresOf(entry, allowed, `${name}.`);
    const { method = 'POST', path = '' } = entry['~orpc'].route;
    const declared = Object.keys(entry['~orpc'].errorMap);
    const isWeighty = (entry['~orpc'].meta as ProcedureMeta).asksFactorAgain !== undefined;
    return [{ name, method, path, isWeighty, declared, allowed: (allowed ?? []) as DeskCaller[] }];
  });
}

const procedures = proceduresOf(deskContract, allowedRoles);

test('every procedure of the desk declares who may call it, and is tested', () => {
  expect(procedures.length).toBeGreaterThan(40);
  expect(procedures.filter(({ allowed }) => allowed.length === 0)).toEqual([]);
  expect(procedures.map(({ name }) => name)).toEqual(Object.keys(inputs).toSorted(byContract));
});

function byContract(one: string, other: string): number {
  const place = (name: string) => procedures.findIndex((procedure) => procedure.name === name);
  return place(one) - place(other);
}

async function callAs(token: string | undefined, { name, method, path }: Procedure): Promise<number> {
  const input = { ...(await inputs[name]?.()) };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(input[key]);
    delete input[key];
    return value;
  });
  if (input.file instanceof File) {
    const form = new FormData();
    for (const [key, value] of Object.entries(input)) form.set(key, value instanceof File ? value : String(value));
    return (await sendForm(world.api, method, filled, form, token)).status;
  }
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return method === 'GET'
    ? (await world.api.call(method, `${filled}?${query}`, undefined, { token })).status
    : (await world.api.call(method, filled, input, { token })).status;
}

async function addFactor(userId: string): Promise<void> {
  await world.api.services.db
    .insert(authTwoFactors)
    .values({ id: randomUUID(), userId, secret: 'sealed', confirmedAt: new Date() });
}

async function standingOf({ token }: { token: string }) {
  return (await world.api.call<StaffMember>('GET', '/desk/me', undefined, { token })).body.secondFactor;
}

// Runs before the tests that change the garage's services and slots.
test('staff with a second factor must prove it before they work, and roles that require one must have it', {
  timeout: 30_000,
}, async () => {
  const person = await createStaff(world.api, 'admin');
  const agent = await createStaff(world.api, 'agent');
  const { db } = world.api.services;
  await addFactor(person.id);
  await db.insert(secondFactorRoles).values({ role: 'agent' });
  try {
    for (const procedure of procedures.filter(({ allowed }) => !allowed.includes('customer'))) {
      expect(await callAs(person.token, procedure), procedure.name).toBe(403);
      if (procedure.allowed.includes('agent')) expect(await callAs(agent.token, procedure), procedure.name).toBe(403);
    }
    expect([await standingOf(person), await standingOf(agent)]).toEqual(['confirm', 'set_up']);
  } finally {
    await db.delete(secondFactorRoles);
  }
  expect(await standingOf(agent)).toBe('passed');
});

async function proveAgo(person: { sessionId: string }, minutes: number): Promise<void> {
  await world.api.services.db
    .update(authSessions)
    .set({ secondFactorAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(authSessions.id, person.sessionId));
}

test('a proved second factor opens the desk for a working day, and sensitive procedures for 15 minutes', async () => {
  const person = await createStaff(world.api, 'admin');
  await addFactor(person.id);
  const statusOf = async (name: string) => {
    const procedure = procedures.find((one) => one.name === name);
    return procedure && (await callAs(person.token, procedure));
  };
  await proveAgo(person, 14);
  expect([await statusOf('admin.grants'), await statusOf('admin.export')]).toEqual([200, 200]);
  await proveAgo(person, 16);
  expect(await statusOf('admin.grants')).toBe(200);
  for (const { name, isWeighty } of procedures) if (isWeighty) expect(await statusOf(name), name).toBe(403);
  await proveAgo(person, 12 * 60 + 1);
  expect(await statusOf('admin.grants')).toBe(403);
});

test.each(procedures)('$name is allowed for $allowed and nobody else', { timeout: 30_000 }, async (procedure) => {
  const { customer, otherStaff, staff, agent, admin } = world;
  const isFor = (role: DeskCaller) => procedure.allowed.includes(role);
  const callers: [string, string | undefined, boolean][] = [
    ['a visitor', undefined, false],
    ['a customer', customer.token, isFor('customer')],
    ['staff of another garage', otherStaff.token, isFor('customer') || isFor('staff')],
    ['staff of this garage', staff.token, isFor('garage')],
    ['an agent', agent.token, isFor('agent')],
    ['an admin', admin.token, isFor('admin')],
  ];
  for (const [who, token, isAllowed] of callers) {
    const status = await callAs(token, procedure);
    // A form without a token is rejected as a cross-site request before the session is checked.
    const notSignedIn = procedure.name === 'admin.importGarages' ? 400 : 401;
    if (!isAllowed) expect(status, who).toBe(token === undefined ? notSignedIn : 404);
    else expect([200, 201], who).toContain(status);
  }
});

test('every procedure of the desk except `me` declares that it may ask for a second factor', () => {
  const silent = procedures.filter(({ declared }) => !declared.includes('SECOND_FACTOR_REQUIRED'));
  expect(silent.map(({ name }) => name)).toEqual(['me']);
});

test('changes reserved to admins require a fresh second factor, and so do refunds and exports', () => {
  const ofAdmins = procedures.filter(({ allowed, method }) => allowed.join() === 'admin' && method !== 'GET');
  expect(ofAdmins.filter(({ isWeighty }) => !isWeighty)).toEqual([]);
  const others = procedures.filter((procedure) => procedure.isWeighty && !ofAdmins.includes(procedure));
  expect(others.map(({ name }) => name)).toEqual(['garage.cancel', 'admin.export']);
});

test('an admin who requires a second factor for a role must have one, and each change is recorded', async () => {
  const person = await createStaff(world.api, 'admin');
  const set = (isNeeded: boolean) =>
    world.api.call<{ code: string }>('PUT', '/desk/second-factor', { role: 'admin', isNeeded }, person);
  expect((await set(true)).body.code).toBe('OWN_FACTOR_MISSING');
  await addFactor(person.id);
  const { db } = world.api.services;
  await db.update(authSessions).set({ secondFactorAt: sql`now()` }).where(eq(authSessions.id, person.sessionId));
  expect((await set(true)).body).toEqual(['admin']);
  expect((await set(false)).body).toEqual([]);
  const kept = await db.select().from(deskAudit).where(eq(deskAudit.actorId, person.id));
  expect(kept.map(({ action }) => action).toSorted()).toEqual(['factor.release', 'factor.require']);
});
