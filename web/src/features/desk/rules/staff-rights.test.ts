import { expect, test } from 'vitest';
import { sectionsOf } from './places.ts';
import { mayOpen } from './staff-rights.ts';

const nobody = { isAgent: false, isAdmin: false, garages: [], secondFactor: 'passed' as const };
const ofGarage = { ...nobody, garages: [{ id: 'g', name: 'Torque House', location: 'Pune' }] };
const agent = { ...nobody, isAgent: true };
const admin = { ...nobody, isAgent: true, isAdmin: true };

test.each([
  ['/desk/garages/g/services', [false, true, false, true]],
  ['/desk/tickets/1', [false, false, true, true]],
  ['/desk/calls', [false, false, true, true]],
  ['/desk/reports', [false, false, true, true]],
  ['/desk/team', [false, false, false, true]],
  ['/desk/export', [false, false, false, true]],
])('%s opens only for its roles', (pathname, expected) => {
  expect([nobody, ofGarage, agent, admin].map((staff) => mayOpen(staff, pathname))).toEqual(expected);
});

test('places that the navigation shows only to admins or agents are closed to everybody else', () => {
  for (const { key, places } of sectionsOf(admin, undefined)) {
    for (const { link } of places) {
      const open = [nobody, ofGarage, agent, admin].map((staff) => mayOpen(staff, String(link.to)));
      expect(open, String(link.to)).toEqual([false, false, key !== 'administration', true]);
    }
  }
});
