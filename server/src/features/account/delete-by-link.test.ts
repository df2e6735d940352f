import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { signUp } from '../../../test/customers.ts';
import { importGarage, type StoredGarage } from '../../../test/garages.ts';
import { nextCode, type TurnedOn, turnOn } from '../../../test/two-factor.ts';
import { authRecoveryCodes, authTwoFactors } from '../auth/tables.ts';
import { bookings } from '../calendar/tables.ts';

let api: Api;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  garage = await importGarage(api.services.db, { externalId: 'kept', name: 'Kept Garage', mechanics: [] });
});

afterAll(() => api.stop());

interface Person extends TurnedOn {
  id: string;
  email: string;
  accessToken: string;
  /** Uses the mailed link. */
  confirm(code?: string): Promise<{ status: number; body: { code?: string } }>;
}

let count = 0;

/** A person with a second factor who has requested the link. */
async function personWithLink(): Promise<Person> {
  count += 1;
  const email = `leaves-${count}@example.com`;
  const { session } = await signUp(api, email);
  const { accessToken, user } = session;
  const factor = await turnOn(api, accessToken);
  await api.call('POST', '/account/deletion-requests', { email });
  const token = lastMail(email)?.text.match(/#token=([\w-]+)/)?.[1];
  const confirm = (code?: string) =>
    api.call<{ code?: string }>('POST', '/account/deletion-requests/confirm', { token, code });
  return { ...factor, id: user.id, email, accessToken, confirm };
}

const lastMail = (email: string) => api.mails.filter(({ to }) => to === email).at(-1);

/** A booking in progress, which blocks the deletion. */
async function leaveVehicle({ accessToken: token }: Person): Promise<string> {
  const { body } = await api.call<{ id: string }>(
    'POST',
    '/bookings',
    bookingInput(garage, { paymentMethod: 'cash' }),
    {
      token,
    },
  );
  await api.services.db.update(bookings).set({ status: 'in_progress' }).where(eq(bookings.id, body.id));
  return body.id;
}

const codesLeft = async ({ id }: Person) =>
  (await api.services.db.select().from(authRecoveryCodes).where(eq(authRecoveryCodes.userId, id))).length;

test('the last mail says that a recovery code confirmed the deletion', async () => {
  const person = await personWithLink();
  expect((await person.confirm(person.recoveryCodes[0])).status).toBe(200);
  const mail = lastMail(person.email);
  expect(mail?.subject).toBe('Your Pahiya account has been deleted');
  expect(mail?.text).toContain('recovery code');
});

test('the last mail does not mention recovery codes after a code from the authenticator app', async () => {
  const person = await personWithLink();
  expect((await person.confirm(await nextCode(api, person.secret))).status).toBe(200);
  const mail = lastMail(person.email);
  expect(mail?.subject).toBe('Your Pahiya account has been deleted');
  expect(mail?.text).not.toContain('recovery code');
});

test('a deletion refused because of an open booking uses up no code, and the same code works later', async () => {
  const person = await personWithLink();
  const bookingId = await leaveVehicle(person);
  const [code] = person.recoveryCodes;
  expect(await person.confirm(code)).toMatchObject({ status: 409, body: { code: 'BOOKING_OPEN' } });
  expect(await codesLeft(person)).toBe(10);
  const appCode = await nextCode(api, person.secret);
  for (let time = 0; time < 2; time += 1)
    expect(await person.confirm(appCode)).toMatchObject({ status: 409, body: { code: 'BOOKING_OPEN' } });
  await api.services.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, bookingId));
  expect((await person.confirm(code)).status).toBe(200);
});

test('a wrong code is counted and does not reveal whether a booking is open', async () => {
  const person = await personWithLink();
  await leaveVehicle(person);
  for (let time = 0; time < 3; time += 1)
    expect(await person.confirm('000000')).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  const [factor] = await api.services.db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, person.id));
  expect(factor?.failedCodes).toBe(3);
});

test('when concurrent deletions use one recovery code, only one succeeds', async () => {
  const person = await personWithLink();
  const answers = await Promise.all(Array.from({ length: 6 }, () => person.confirm(person.recoveryCodes[0])));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test.each([
  ['password', "update auth_accounts set password = 'another' where user_id = $1"],
  ['e-mail address', "update auth_users set email = 'moved-' || email where id = $1"],
])('a change of the %s ends a mailed link that deletes the account', async (_, change) => {
  const person = await personWithLink();
  await api.database.pool.query(change, [person.id]);
  const { status, body } = await person.confirm(await nextCode(api, person.secret));
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_TOKEN' });
  const { rows } = await api.database.pool.query('select id from auth_users where id = $1', [person.id]);
  expect(rows).toHaveLength(1);
});
