import type { Board } from '@pahiya/contract/desk/garage/schemas';
import { expect, test } from 'vitest';
import { draw, textOf } from '@/test/draw.tsx';
import { BoardNotices } from './board-notices.tsx';

const garage: Board['garage'] = { id: 'one', name: 'Torque House', location: 'Baner, Pune', status: 'active' };
const quiet: Board = { garage, mechanics: [], isWithoutMechanics: false, days: [], needsReassignment: [] };

function show(changed: Partial<Board>): Promise<string> {
  return draw(<BoardNotices board={{ ...quiet, ...changed }} onOpen={() => undefined} />);
}

test('the desk of a garage without an active mechanic says why nobody can book and how to change that', async () => {
  expect(textOf(await show({ isWithoutMechanics: true }))).toBe(
    'Customers cannot book: no mechanic is active Customers see no free times at this garage, and late payments are ' +
      'refunded. Set a mechanic active to take bookings again.',
  );
});

test('the desk of a garage that works shows no warning', async () => {
  expect(await show({})).toBe('');
});
