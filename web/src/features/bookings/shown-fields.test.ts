import { globSync, readFileSync } from 'node:fs';
import { booking } from '@pahiya/contract/bookings/schemas';
import { expect, test } from 'vitest';

const folder = new URL('./components/', import.meta.url);
const text = globSync('*.tsx', { cwd: folder })
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** Known to the customer already, or of no use to them. */
const notShown = [
  'customerName',
  'customerEmail',
  'serviceId',
  'holdEndsAt',
  'assignedMechanicId',
  'assignedAt',
  'garageLatitude',
  'garageLongitude',
];

test.each(Object.keys(booking.shape))(
  '%s of a booking is shown to its customer, or is left out on purpose',
  (field) => {
    expect(new RegExp(`\\b${field}\\b`).test(text)).toBe(!notShown.includes(field));
  },
);
