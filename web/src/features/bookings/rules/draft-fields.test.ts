import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftFields, emptyDraft } from './draft-fields.ts';

const folder = new URL('../components/', import.meta.url);
const components = globSync('*.tsx', { cwd: folder }).map((name) => readFileSync(new URL(name, folder), 'utf8'));

test.each(draftFields)('the page has a control for %s', (field) => {
  const control = new RegExp(`(register\\(|useController\\(\\{[^}]*name: )'${field}'`);
  expect(components.filter((text) => control.test(text))).not.toEqual([]);
});

test('a new form has a value for every field', () => {
  expect(emptyDraft('2026-11-20', '98765 43210')).toEqual({
    serviceIds: [],
    serviceType: 'pickup',
    bookingDate: '2026-11-20',
    bookingTime: '',
    vehicleType: 'car',
    vehicleMake: '',
    vehicleModel: '',
    vehicleId: null,
    customerPhone: '98765 43210',
    address: '',
    notes: '',
    paymentMethod: 'cash',
  });
});
