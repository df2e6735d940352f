import { createBookingInput } from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { countRows } from '../../../test/counts.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  garage = await createGarage(api.services.db, { mechanics: [] });
});

afterAll(() => api.stop());

interface Refusal {
  code: string;
  data: { field: string; issues?: { field: string }[] };
}

function send(body: unknown) {
  return api.call<Refusal>('POST', '/bookings', body, { token: customer.token });
}

async function expectRefused(body: unknown, field: string) {
  const before = await countRows(api.services.db);
  const answer = await send(body);
  expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.data.field.split('.')[0]).toBe(field);
  expect(await countRows(api.services.db)).toEqual(before);
}

const wrongTypes: Record<string, unknown> = {
  null: null,
  'a number': 7,
  'a negative fraction': -1.5,
  true: true,
  'an object': { $ne: '' },
  'an array': [['x']],
  'a very long text': 'x'.repeat(20_000),
  'an emoji': '👩🏽‍🔧'.repeat(300),
  'a right-to-left text': 'مرحبا'.repeat(300),
  'SQL quotes': `'; drop table bookings; --${' '.repeat(1_000)}'`,
  'a zero character': 'a\u0000b',
  'half a surrogate pair': 'a\ud800b',
  'an empty text': '',
};

/** Wrong types that are valid for a field: a number for rupees, empty notes, and no own vehicle. */
function isRight(field: string, kind: string): boolean {
  if (field === 'notes' && kind === 'an empty text') return true;
  if (field === 'vehicleId' && kind === 'null') return true;
  return field === 'expectedTotal' && kind === 'a number';
}

describe.each(Object.keys(createBookingInput.shape))('%s', (field) => {
  const kinds = Object.keys(wrongTypes).filter((kind) => !isRight(field, kind));

  test.each(kinds)('is refused by name when it is %s', async (kind) => {
    await expectRefused({ ...bookingInput(garage), [field]: wrongTypes[kind] }, field);
  });

  test.skipIf(field === 'notes' || field === 'vehicleId')('is refused by name when it is missing', async () => {
    await expectRefused({ ...bookingInput(garage), [field]: undefined }, field);
  });
});

test.each(['userId', 'totalAmount', 'status', 'assignedMechanicId', 'paymentStatus', '__proto__'])(
  'an unknown field %s is refused by name and not ignored',
  async (key) => {
    const text = JSON.stringify(bookingInput(garage)).replace('{', `{"${key}":"made up",`);
    await expectRefused(text, key);
  },
);

test('a total below the price of the services is refused', async () => {
  expect(await send(bookingInput(garage, { expectedTotal: 0 }))).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED' },
  });
});

test.each(['   ', '\n\t', '\u00a0\u2003', '\u200b', '\u200d\ufeff \u2060'])(
  'a blank address is refused',
  async (address) => {
    await expectRefused(bookingInput(garage, { address }), 'address');
  },
);

test.each(['vehicleMake', 'vehicleModel'])('%s must be a single line', async (field) => {
  for (const text of ['Tata\nAddress: elsewhere', 'Tata\u2028Nexon']) {
    await expectRefused({ ...bookingInput(garage), [field]: text }, field);
  }
});

test('the same service twice is refused', async () => {
  const [id = ''] = bookingInput(garage).serviceIds;
  await expectRefused(bookingInput(garage, { serviceIds: [id, id] }), 'serviceIds');
  await expectRefused(bookingInput(garage, { serviceIds: [id, id.toUpperCase()] }), 'serviceIds');
});

test('too few and too many services are refused', async () => {
  await expectRefused(bookingInput(garage, { serviceIds: [] }), 'serviceIds');
  const many = Array.from({ length: limits.servicesPerBooking + 1 }, () => crypto.randomUUID());
  await expectRefused(bookingInput(garage, { serviceIds: many }), 'serviceIds');
});

test.each(['2026-02-30', '2026-13-01', '0000-00-00', '26-11-24', '2026-11-24T10:00', '+02026-11-24', '٢٠٢٦-١١-٢٤'])(
  '%s is not a valid date',
  async (bookingDate) => {
    await expectRefused(bookingInput(garage, { bookingDate }), 'bookingDate');
  },
);

test.each(['24:00', '9:00', '10:00:00', '10:60', '10h'])('%s is not a valid time', async (bookingTime) => {
  await expectRefused(bookingInput(garage, { bookingTime }), 'bookingTime');
});

test('every invalid field is listed', async () => {
  const answer = await send({ ...bookingInput(garage), address: '', vehicleMake: 7, userId: 'x' });
  const fields = answer.body.data.issues?.map((issue) => issue.field).sort();
  expect(fields).toEqual(['address', 'userId', 'vehicleMake']);
});

test('a body that is not an object is refused', async () => {
  for (const body of ['[]', '7', 'null', '"text"', '{', '', '{"a":']) {
    expect(await send(body), body).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  }
});

test('a body above 64 kB is refused before it is read', async () => {
  expect(await send({ ...bookingInput(garage), notes: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE' },
  });
});

test('punctuation, scripts and emoji are stored unchanged', async () => {
  const notes = `O'Reilly's "दुकान" 👩🏽‍🔧 \\ %s مرحبا; -- ${'\n'}second line`;
  const { status, body } = await api.call<{ additionalNotes: string; address: string }>(
    'POST',
    '/bookings',
    bookingInput(garage, { notes, vehicleMake: "D'Souza", address: '१२, एमजी रोड\nबेंगलुरु' }),
    { token: customer.token },
  );
  expect({ status, notes: body.additionalNotes, address: body.address }).toEqual({
    status: 201,
    notes,
    address: '१२, एमजी रोड\nबेंगलुरु',
  });
});
