import { globSync, readFileSync } from 'node:fs';
import { deskBooking } from '@pahiya/contract/desk/garage/schemas';
import { expect, test } from 'vitest';
import { walkInForm } from './rules/walk-in.ts';

const folder = new URL('./components/board/', import.meta.url);
const text = globSync('*.tsx', { cwd: folder })
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** A control of the walk-in dialog asks for a field and does not show it. */
const shown = text.replace(/(register\(|watch\(|setValue\(|name: |name=|field=)['"]\w+['"]/g, '');

test.each(Object.keys(deskBooking.shape))('%s of a booking is shown at the desk', (field) => {
  expect(shown).toMatch(new RegExp(`\\b${field}\\b`));
});

test.each(Object.keys(walkInForm.shape))('the walk-in dialog has a control for %s', (field) => {
  expect(text).toMatch(new RegExp(`(register\\(|name: |name=|setValue\\(|field=)['"]${field}['"]`));
});
