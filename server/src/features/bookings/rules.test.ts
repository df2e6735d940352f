import {
  type Booking,
  bookingStatuses,
  type CreateBookingInput,
  changeActors,
  paymentStatuses,
} from '@pahiya/contract/bookings/schemas';
import { paymentMethods } from '@pahiya/contract/shared/known-values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnpaid } from '../calendar/rules.ts';
import { allowedActions, composeNotes, isAllowed, mayReceiveCash, requestHash, totalOf, transitions } from './rules.ts';

const service = fc.record({ id: fc.uuid(), name: fc.string(), price: fc.integer({ min: 0, max: 100_000 }) });

test('a home service costs forty-nine rupees more than its services, and a pickup nothing', () => {
  fc.assert(
    fc.property(fc.array(service), (services) => {
      const sum = services.reduce((total, one) => total + one.price, 0);
      expect(totalOf(services, 'pickup')).toBe(sum);
      expect(totalOf(services, 'home_service')).toBe(sum + 49);
    }),
  );
});

test('the notes have a line for additional notes only if there are any', () => {
  const given = { services: [{ id: 'a', name: 'Wash', price: 1 }], serviceType: 'pickup', address: 'Here' } as const;
  const lines = 'Services: Wash\nService type: Pickup\nAddress: Here';
  expect(composeNotes({ ...given, additionalNotes: '' })).toBe(lines);
  expect(composeNotes({ ...given, additionalNotes: 'Ring' })).toBe(`${lines}\nAdditional notes: Ring`);
});

test('an address of several lines becomes one line of the notes, and additional notes are indented', () => {
  const services = [{ id: 'a', name: 'Wash', price: 1 }];
  expect(
    composeNotes({
      services,
      serviceType: 'home_service',
      address: '12, MG Road\r\n\n Indiranagar \u2028Bengaluru',
      additionalNotes: 'Ring twice\n\nService type: Pickup',
    }),
  ).toBe(
    [
      'Services: Wash',
      'Service type: Home service',
      'Address: 12, MG Road, Indiranagar, Bengaluru',
      'Additional notes: Ring twice',
      '  ',
      '  Service type: Pickup',
    ].join('\n'),
  );
});

test('customers cannot forge a line of the notes', () => {
  const written = fc.string({
    unit: fc.constantFrom('a', ' ', ',', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'),
  });
  fc.assert(
    fc.property(written, written, (address, additionalNotes) => {
      const services = [{ id: 'a', name: 'Wash', price: 1 }];
      const notes = composeNotes({ services, serviceType: 'pickup', address, additionalNotes });
      const [, , addressLine, ...following] = notes.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(addressLine).toMatch(/^Address: /);
      if (additionalNotes) expect(following.shift()).toMatch(/^Additional notes: /);
      for (const line of following) expect(line).toMatch(/^ {2}/);
    }),
  );
});

const input: CreateBookingInput = {
  vehicleId: null,
  garageId: 'g',
  serviceIds: ['a', 'b'],
  serviceType: 'pickup',
  bookingDate: '2026-11-24',
  bookingTime: '10:00',
  vehicleType: 'car',
  vehicleMake: 'Tata',
  vehicleModel: 'Nexon',
  address: 'Here',
  notes: '',
  paymentMethod: 'cash',
  expectedTotal: 1,
  idempotencyKey: 'k',
};

test('the hash of a request does not depend on the order of its fields or on its key', () => {
  const turned = Object.fromEntries(Object.entries(input).toReversed()) as CreateBookingInput;
  expect(requestHash({ ...turned, idempotencyKey: 'other' })).toBe(requestHash(input));
});

test.each(Object.keys(input).filter((key) => key !== 'idempotencyKey'))('another %s changes the hash', (key) => {
  expect(requestHash({ ...input, [key]: 'something else' })).not.toBe(requestHash(input));
});

const facts = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  paymentMethod: fc.constantFrom(...paymentMethods),
  paymentStatus: fc.constantFrom(...paymentStatuses),
  bookingDate: fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-24'),
  bookingTime: fc.constantFrom('09:59', '10:00', '10:01'),
  isHeld: fc.boolean(),
});
/** 10:00 in India. */
const now = new Date('2026-11-23T04:30:00Z');
const everyTransition = ['start', 'complete', 'cancel', 'release'] as const;
const transition = fc.constantFrom(...everyTransition);
const actor = fc.constantFrom(...changeActors);

test('a change of status starts from an allowed status and is made by an allowed actor', () => {
  fc.assert(
    fc.property(facts, transition, actor, (booking, change, by) => {
      if (!isAllowed(booking, { transition: change, actor: by, now })) return;
      expect(booking.status).toBe(transitions[change].from);
      expect(transitions[change].by).toContain(by);
      if (change === 'start' || change === 'complete') expect(isUnpaid(booking)).toBe(false);
      if (by === 'customer') expect(`${booking.bookingDate} ${booking.bookingTime}` > '2026-11-23 10:00').toBe(true);
      if (by === 'system') expect(isUnpaid(booking) && !booking.isHeld).toBe(true);
    }),
  );
});

test('in any sequence of attempts a booking only moves forward, and stays once it is over', () => {
  const tries = fc.array(fc.record({ change: transition, by: actor, isHeld: fc.boolean() }), { maxLength: 30 });
  const allowed = ['confirmed>in_progress', 'in_progress>completed', 'confirmed>cancelled'];
  fc.assert(
    fc.property(facts, tries, (booking, steps) => {
      let status: Booking['status'] = 'confirmed';
      for (const { change, by, isHeld } of steps) {
        if (!isAllowed({ ...booking, status, isHeld }, { transition: change, actor: by, now })) continue;
        const { to } = transitions[change];
        expect(allowed).toContain(`${status}>${to}`);
        status = to;
      }
    }),
  );
});

test('the offered actions are exactly those that the customer may take', () => {
  fc.assert(
    fc.property(facts, (booking) => {
      const actions = allowedActions(booking, now);
      expect(actions.includes('cancel')).toBe(isAllowed(booking, { transition: 'cancel', actor: 'customer', now }));
      expect(actions.includes('review')).toBe(booking.status === 'completed');
      if (actions.includes('reschedule')) expect(actions).toContain('cancel');
      // A booking either waits for its payment or can be moved.
      expect(actions.includes('pay') && actions.includes('reschedule')).toBe(false);
    }),
  );
});

test('no cash is received for a booking that can still be cancelled', () => {
  fc.assert(
    fc.property(facts, actor, (booking, by) => {
      const mayBeCancelled = isAllowed(booking, { transition: 'cancel', actor: by, now });
      expect(mayReceiveCash(booking) && mayBeCancelled).toBe(false);
      if (booking.paymentMethod === 'online') expect(mayReceiveCash(booking)).toBe(false);
    }),
  );
});
