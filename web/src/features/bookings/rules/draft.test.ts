import { describe, expect, test } from 'vitest';
import { parseDraft, writeDraft } from './draft.ts';
import { type Draft, emptyDraft } from './draft-fields.ts';
import { bookingForm } from './form-schemas.ts';

const userId = '0190a1b2-0000-7000-8000-000000000001';
const otherUserId = '0190a1b2-0000-7000-8000-000000000009';
const today = '2026-11-20';
const reader = { userId, today };

const typed: Draft = {
  ...emptyDraft(today),
  serviceIds: ['0190a1b2-0000-7000-8000-000000000002'],
  serviceType: 'home_service',
  bookingDate: '2026-11-24',
  bookingTime: '14:00',
  vehicleType: 'bike',
  vehicleMake: 'Hero',
  vehicleModel: 'Spl',
  address: '12 MG Ro',
  notes: '  half a sent',
  customerPhone: '98765 43210',
};

describe('a stored draft', () => {
  test('is restored as typed, including unfinished words', () => {
    expect(parseDraft(writeDraft(typed, userId), reader)).toEqual(typed);
  });

  test('is never shown to another customer', () => {
    expect(parseDraft(writeDraft(typed, otherUserId), reader)).toEqual(emptyDraft(today));
  });

  test('for a past day restarts at today without a time', () => {
    const late = parseDraft(writeDraft(typed, userId), { userId, today: '2026-11-25' });
    expect(late).toEqual({ ...typed, bookingDate: '2026-11-25', bookingTime: '' });
  });

  test('drops only its invalid parts', () => {
    const broken = { ...typed, serviceType: 'teleport', bookingTime: '25:00', serviceIds: 'x', notes: 7 };
    const kept = parseDraft(JSON.stringify({ userId, draft: broken }), reader);
    expect(kept).toEqual({ ...typed, serviceType: 'pickup', bookingTime: '', serviceIds: [], notes: '' });
    const strange = { ...typed, serviceIds: ['x'], vehicleId: 'x', vehicleMake: 'x'.repeat(61), paymentMethod: null };
    const others = parseDraft(JSON.stringify({ userId, draft: strange }), reader);
    expect(others).toEqual({ ...typed, serviceIds: [], vehicleId: null, vehicleMake: '', paymentMethod: 'cash' });
  });

  test("starts with the profile's phone and the first open day, and keeps another phone that was typed", () => {
    const known = { ...reader, phone: '+919876500000', firstDay: '2026-11-21' };
    expect(parseDraft(null, known)).toEqual(emptyDraft('2026-11-21', '+919876500000'));
    expect(parseDraft(writeDraft(typed, userId), known).customerPhone).toBe('98765 43210');
  });

  test('of a version without a field gets the value of a new form for it', () => {
    const { notes: _, ...before } = typed;
    const kept = parseDraft(JSON.stringify({ userId, draft: { ...before, colour: 'red' } }), reader);
    expect(kept).toEqual({ ...typed, notes: '' });
  });

  test.each([null, '', '{', '[]', '{"userId":1}', `{"userId":"${userId}","draft":[]}`])('is empty for %j', (text) => {
    expect(parseDraft(text, reader)).toEqual(emptyDraft(today));
  });
});

describe('a finished form', () => {
  test('is what the contract accepts, trimmed', () => {
    expect(bookingForm(today).parse(typed)).toMatchObject({ notes: 'half a sent', bookingDate: '2026-11-24' });
  });

  test('has no day in the past or beyond the horizon', () => {
    for (const bookingDate of ['2026-11-19', '2027-06-01', '']) {
      const result = bookingForm(today).safeParse({ ...typed, bookingDate });
      expect(result.error?.issues[0]?.path).toEqual(['bookingDate']);
    }
  });

  test('names every required field that is empty', () => {
    const result = bookingForm(today).safeParse(emptyDraft(today));
    const fields = result.error?.issues.map(({ path }) => path[0]);
    expect(new Set(fields)).toEqual(
      new Set(['serviceIds', 'bookingTime', 'vehicleMake', 'vehicleModel', 'customerPhone', 'address']),
    );
  });
});

describe('a repeated booking', () => {
  const booking = {
    id: '0190a1b2-0000-7000-8000-0000000000aa',
    serviceDetails: [{ id: '0190a1b2-0000-7000-8000-000000000002', name: 'Wash', price: 300 }],
    serviceType: 'home_service',
    vehicleType: 'bike',
    vehicleMake: 'Hero',
    vehicleModel: 'Splendor',
    address: '12 MG Road',
    additionalNotes: 'Ring twice',
  } as const;
  const again = { ...reader, again: booking };

  test('starts with its services, vehicle and address, but a new day, time and payment', () => {
    expect(parseDraft(writeDraft(typed, userId), again)).toEqual({
      ...emptyDraft(today),
      serviceIds: ['0190a1b2-0000-7000-8000-000000000002'],
      serviceType: 'home_service',
      vehicleType: 'bike',
      vehicleMake: 'Hero',
      vehicleModel: 'Splendor',
      address: '12 MG Road',
      notes: 'Ring twice',
    });
  });

  test('keeps later changes', () => {
    expect(parseDraft(writeDraft(typed, userId, { again: booking.id }), again)).toEqual(typed);
  });
});
