import { expect, test } from 'vitest';
import { addressForm, addressLine, emptyAddress } from './address.ts';

const whole = { house: '12', area: 'MG Road, Indiranagar', city: 'Bengaluru', state: 'Karnataka', pincode: '560038' };

test('an address is formatted as one line', () => {
  expect(addressLine(whole)).toBe('12, MG Road, Indiranagar, Bengaluru, Karnataka 560038');
  expect(addressLine({ ...emptyAddress, city: ' Pune ', pincode: '411001' })).toBe('Pune, 411001');
});

test('an address needs a city and must fit the length limit of a booking', () => {
  expect(addressForm.safeParse({ ...whole, city: '  ' }).error?.issues.map(({ path }) => path)).toEqual([['city']]);
  const long = addressForm.safeParse({ ...whole, area: 'x'.repeat(300) });
  expect(long.error?.issues.map(({ path }) => path)).toEqual([['area']]);
  expect(addressForm.safeParse(whole).success).toBe(true);
  for (const pincode of ['12', '012345', '56003a']) {
    expect(addressForm.safeParse({ ...whole, pincode }).error?.issues.map(({ path }) => path)).toEqual([['pincode']]);
  }
  expect(addressForm.safeParse({ ...whole, pincode: '' }).success).toBe(true);
});
