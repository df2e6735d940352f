import { globSync, readFileSync } from 'node:fs';
import { booking } from '@pahiya/contract/bookings/schemas';
import { expect, test } from 'vitest';

const features = new URL('..', import.meta.url);
const text = globSync('{bookings,reviews}/components/*.tsx', { cwd: features })
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(new URL(name, features), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
  // A control of the form asks for the field and does not show it.
  .replace(/(register\(|watch\(|setValue\(|name: |name=|field=)['"]\w+['"]/g, '');

/** Known to the customer already, or of no use to them. */
const notShown = ['customerName', 'customerEmail', 'serviceId', 'holdEndsAt', 'assignedMechanicId', 'assignedAt'];

test.each(Object.keys(booking.shape))(
  '%s of a booking is shown to its customer, or is left out on purpose',
  (field) => {
    expect(new RegExp(`\\b${field}\\b`).test(text)).toBe(!notShown.includes(field));
  },
);
