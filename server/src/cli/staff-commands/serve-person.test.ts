import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { signUp } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { tryHoldName } from '../../database/hold-name.ts';
import { authSessions, authUsers } from '../../features/auth/tables.ts';
import { bookings } from '../../features/calendar/tables.ts';
import { deskAudit } from '../../features/desk/tables.ts';
import { answerRequest } from './answer-request.ts';
import { parseDeskArguments } from './arguments.ts';

let api: Api;
let folder: string;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-exports-'));
});

afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const author = ['--reason', 'Ticket of Monday', '--by', 'Meera'];

async function ask(...args: string[]) {
  const request = parseDeskArguments([...args, ...author]);
  const { isDone, lines } = await answerRequest(
    api.services.db,
    request,
    api.clock.now,
    async () => api.services.files.store,
  );
  return [isDone, ...lines];
}

const recorded = (action: string) => api.services.db.select().from(deskAudit).where(eq(deskAudit.action, action));

/** True if the session's cookie still gets an access token. */
async function isSignedIn({ cookie }: { cookie: string }): Promise<boolean> {
  const { status } = await api.call('POST', '/auth/token', {}, { cookie });
  return status === 200;
}

test('signing out ends all sessions of one account, or of everybody', async () => {
  const [one, other] = [await signUp(api, 'one@example.com'), await signUp(api, 'other@example.com')];
  expect(await isSignedIn(one)).toBe(true);
  expect(await ask('sign-out', 'one@example.com')).toEqual([
    true,
    'Sessions ended for one@example.com: 1. All nodes know it within ten seconds.',
  ]);
  expect(await isSignedIn(one)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
  expect((await ask('sign-out', 'everybody'))[0]).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  expect(await api.services.db.select().from(authSessions)).toEqual([]);
  expect(await recorded('account.sign_out')).toMatchObject([
    { actorName: 'Meera', subjectId: one.session.user.id, details: { reason: 'Ticket of Monday', of: 'one' } },
    { actorName: 'Meera', subjectId: null, details: { reason: 'Ticket of Monday', of: 'everybody' } },
  ]);
});

test('an export goes to a new file that only its user can read', async () => {
  const email = 'nominee-asks@example.com';
  const { session } = await signUp(api, email, 'Kavya Nair');
  const file = path.join(folder, 'kavya.zip');
  expect((await ask('export', email, file))[0]).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const account = unzipSync(new Uint8Array(await readFile(file)))['data/account.json'] ?? new Uint8Array();
  expect(strFromU8(account)).toContain('Kavya Nair');
  expect(await ask('export', email, file)).toEqual([false, `Nothing was changed. ${file} exists already.`]);
  expect(await recorded('account.export')).toMatchObject([{ actorName: 'Meera', subjectId: session.user.id }]);
});

test('an export that is refused leaves no file, so it can be repeated', async () => {
  const { db } = api.services;
  const email = 'downloads@example.com';
  const { session } = await signUp(api, email);
  const file = path.join(folder, 'repeated.zip');
  await db.transaction(async (tx) => {
    await tryHoldName(tx, `export of ${session.user.id}`);
    expect(await ask('export', email, file)).toEqual([
      false,
      'Nothing was changed. Its owner is downloading it at the moment. Try again in a minute.',
    ]);
  });
  expect((await ask('export', email, file))[0]).toBe(true);
  expect((await recorded('account.export')).filter(({ subjectId }) => subjectId === session.user.id)).toHaveLength(1);
});

test('erasing an account does what its owner could do, and the record does not say whose it was', async () => {
  const { db } = api.services;
  const email = 'erased@example.com';
  const { session } = await signUp(api, email);
  const by = { token: session.accessToken };
  const garage = await createGarage(db);
  const booked = await api.call<{ id: string }>('POST', '/bookings', bookingInput(garage), by);
  await db.update(bookings).set({ status: 'in_progress' }).where(eq(bookings.id, booked.body.id));
  expect(await ask('erase', email)).toEqual([
    false,
    `Nothing was changed. These bookings are paid or under way; cancel or complete them first: ${booked.body.id}`,
  ]);
  expect(await recorded('account.erase')).toEqual([]);
  await db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, booked.body.id));
  expect(await ask('erase', email)).toEqual([true, `The account of ${email} is deleted.`]);
  expect(await db.select().from(authUsers).where(eq(authUsers.email, email))).toEqual([]);
  expect(await recorded('account.erase')).toMatchObject([{ actorName: 'Meera', subjectId: null }]);
  expect(await ask('erase', email)).toEqual([false, `Nothing was changed. Nobody has the address ${email}.`]);
});
