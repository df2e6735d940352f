import { expect, test } from 'vitest';
import { fullName, phone, updateProfileInput } from './schemas.ts';

test.each(['9876543210', '+919876543210', '+91 98765 43210', ' 98765-43210 ', '09876543210', '098765 43210'])(
  '%s is an Indian mobile number',
  (given) => {
    expect(phone.parse(given)).toBe('+919876543210');
  },
);

test.each([
  '1876543210',
  '987654321',
  '98765432101',
  '919876543210',
  '+9109876543210',
  '00987654321',
  '+1 9876543210',
  '९८७६५४३२१०',
  'phone',
  '',
])('"%s" is not an Indian mobile number', (given) => {
  expect(phone.safeParse(given).success).toBe(false);
});

test('a profile update with an unknown key is refused', () => {
  expect(updateProfileInput.safeParse({ username: 'admin' }).success).toBe(false);
  expect(updateProfileInput.parse({})).toEqual({});
});

test.each(['Asha\nRao', 'Asha\u2028Rao', 'Asha\u0007', '\u200b'])('%j is not a name', (given) => {
  expect(fullName.safeParse(given).success).toBe(false);
});
