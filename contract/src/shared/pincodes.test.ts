import { expect, test } from 'vitest';
import table from '../../data/pincodes.json' with { type: 'json' };
import { landingCities } from './cities.ts';
import { lookUpPincode } from './pincodes.ts';

test.each([
  ['110001', 'Delhi', 'Delhi'],
  ['400050', 'Mumbai', 'Maharashtra'],
  ['560038', 'Bengaluru', 'Karnataka'],
  ['500081', 'Hyderabad', 'Telangana'],
  ['600017', 'Chennai', 'Tamil Nadu'],
  ['700019', 'Kolkata', 'West Bengal'],
  ['411038', 'Pune', 'Maharashtra'],
  ['380015', 'Ahmedabad', 'Gujarat'],
  ['302017', 'Jaipur', 'Rajasthan'],
  ['226010', 'Lucknow', 'Uttar Pradesh'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['452001', 'Indore', 'Madhya Pradesh'],
  ['682016', 'Kochi', 'Kerala'],
  ['641012', 'Coimbatore', 'Tamil Nadu'],
  ['440010', 'Nagpur', 'Maharashtra'],
  ['395007', 'Surat', 'Gujarat'],
  ['122002', 'Gurugram', 'Haryana'],
  ['201301', 'Noida', 'Uttar Pradesh'],
])('%s is %s, %s', (pincode, city, state) => {
  expect(lookUpPincode(table, pincode)).toEqual({ city, state });
  expect(landingCities).toContain(city);
});

test.each([
  ['403001', 'Panaji', 'Goa'],
  ['737101', 'Gangtok', 'Sikkim'],
  ['248001', 'Dehradun', 'Uttarakhand'],
  ['834001', 'Ranchi', 'Jharkhand'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['682555', 'Kavaratti', 'Lakshadweep'],
  ['400601', 'Thane', 'Maharashtra'],
  ['160055', 'Mohali', 'Punjab'],
])('%s belongs to %s, %s and not to what is around it', (pincode, city, state) => {
  expect(lookUpPincode(table, pincode)).toEqual({ city, state });
});

test('when several towns share the digits, the state is known and the city is not', () => {
  expect(lookUpPincode(table, '562999')).toEqual({ city: null, state: 'Karnataka' });
});

test.each(['900001', '000000', '560', '56003A', '5600388', ''])('%j names no place', (pincode) => {
  expect(lookUpPincode(table, pincode)).toBeNull();
});

test('every city is in a state', () => {
  for (const start of Object.keys(table.cities)) expect(lookUpPincode(table, start.padEnd(6, '1'))).not.toBeNull();
});
