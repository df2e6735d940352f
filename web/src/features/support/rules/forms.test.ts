import { expect, test } from 'vitest';
import { callForm, ticketForm } from './form-schemas.ts';
import { isIncomplete, knownValues, typedValues, valuesUnder } from './forms.ts';

const ticket = {
  name: 'Asha Rao',
  email: ' asha@example.com ',
  phone: '',
  subject: 'Issue with my booking',
  category: 'booking',
  priority: 'medium',
  bookingId: '',
  description: 'The mechanic did not come.',
};

test('a ticket needs no phone and no booking', () => {
  expect(ticketForm.parse(ticket)).toMatchObject({ email: 'asha@example.com', phone: '', bookingId: null });
  expect(ticketForm.parse({ ...ticket, phone: '98765 43210' }).phone).toBe('+919876543210');
});

test('subject, category and description are required, and blanks do not count', () => {
  for (const name of ['subject', 'category', 'description'] as const) {
    expect(ticketForm.safeParse({ ...ticket, [name]: '   ' }).success, name).toBe(false);
    expect(isIncomplete({ ...ticket, [name]: '   ' }, ['subject', 'category', 'description']), name).toBe(true);
  }
  expect(ticketForm.safeParse({ ...ticket, name: '' }).success).toBe(false);
  expect(ticketForm.parse({ ...ticket, name: '  ' }).name).toBe('');
});

test('a call needs a name, a phone, a reason and a time, but no e-mail address', () => {
  const call = { name: 'Asha', phone: '9876543210', email: '', reason: 'A refund', slot: '2026-11-22 10:00' };
  expect(callForm.safeParse(call).success).toBe(true);
  expect(callForm.safeParse({ ...call, slot: '' }).success).toBe(false);
  expect(callForm.safeParse({ ...call, email: 'asha' }).success).toBe(false);
});

test('a draft fills only the fields that the form still has', () => {
  expect(knownValues({ a: '', b: 'x' }, { a: 'typed', z: 'old' })).toEqual({ a: 'typed', b: 'x' });
});

test('values from a link or the profile are not part of a draft, so the next link sets its own', () => {
  const given = { subject: 'Issue with my booking', name: 'Asha', description: '' };
  const kept = typedValues({ ...given, description: 'It was late' }, given);
  expect(kept).toEqual({ description: 'It was late' });
  const next = { subject: 'Appeal against a decision', name: 'Asha Rao', description: '' };
  expect(knownValues(next, kept)).toEqual({ ...next, description: 'It was late' });
  expect(typedValues({ ...given, name: '  ' }, given)).toEqual({});
});

test("a link sets the ticket's subject over an earlier draft, and keeps text written under the same link", () => {
  const values = { subject: 'My brakes', category: 'garage', bookingId: 'a', description: 'They squeal' };
  expect(valuesUnder('b', { values, link: '' })).toEqual({ description: 'They squeal' });
  expect(valuesUnder('b', { values, link: 'a' })).toEqual({ description: 'They squeal' });
  expect(valuesUnder('b', { values, link: 'b' })).toEqual(values);
  expect(valuesUnder('', { values, link: 'b' })).toEqual(values);
  expect(valuesUnder('b', null)).toEqual({});
});
