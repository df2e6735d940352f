import { expect, test } from 'vitest';
import { addressForm, addressLine, emptyAddress } from './address.ts';

const whole = { house: '12', area: 'MG Road, Indiranagar', city: 'Bengaluru', state: 'Karnataka', pincode: '560038' };

test('an address is one line of what was typed', () => {
  expect(addressLine(whole)).toBe('12, MG Road, Indiranagar, Bengaluru, Karnataka 560038');
  expect(addressLine({ ...emptyAddress, city: ' Pune ', pincode: '411001' })).toBe('Pune, 411001');
});

test('without a city nothing is saved; an address that no booking could take is not either', () => {
  expect(addressForm.safeParse({ ...whole, city: '  ' }).error?.issues.map(({ path }) => path)).toEqual([['city']]);
  const long = addressForm.safeParse({ ...whole, area: 'x'.repeat(300) });
  expect(long.error?.issues.map(({ path }) => path)).toEqual([['area']]);
  expect(addressForm.safeParse(whole).success).toBe(true);
  for (const pincode of ['12', '012345', '56003a']) {
    expect(addressForm.safeParse({ ...whole, pincode }).error?.issues.map(({ path }) => path)).toEqual([['pincode']]);
  }
  expect(addressForm.safeParse({ ...whole, pincode: '' }).success).toBe(true);
});
