import { globSync, readFileSync } from 'node:fs';
import { deskBooking } from '@pahiya/contract/desk/garage/schemas';
import { expect, test } from 'vitest';
import { walkInForm } from './rules/walk-in.ts';

const folder = new URL('./components/board/', import.meta.url);
const text = globSync('*.tsx', { cwd: folder })
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

test.each(Object.keys(deskBooking.shape))('%s of a booking is shown at the desk', (field) => {
  expect(text).toMatch(new RegExp(`\\b${field}\\b`));
});

test.each(Object.keys(walkInForm.shape))('the walk-in dialog has a control for %s', (field) => {
  expect(text).toMatch(new RegExp(`(register\\(|name: |name=|setValue\\(|field=)['"]${field}['"]`));
});
