import { ticketStatuses } from '@pahiya/contract/support/schemas';
import { expect, test } from 'vitest';
import { canBecome, describeChange, isOver } from './status.ts';

test('a ticket becomes something else, and from everywhere it can be resolved or opened again', () => {
  for (const from of ticketStatuses) {
    expect(canBecome(from, from)).toBe(false);
    expect(
      ticketStatuses.some((to) => canBecome(from, to) && isOver(to) !== isOver(from)),
      from,
    ).toBe(true);
  }
});

test('what is closed is opened again before it is resolved', () => {
  expect(ticketStatuses.filter((to) => canBecome('closed', to))).toEqual(['open', 'in_progress']);
});

test('the customer reads of the end and of a new beginning, and of nothing between', () => {
  for (const from of ticketStatuses)
    for (const to of ticketStatuses.filter((status) => canBecome(from, status)))
      expect(describeChange(from, to) !== null, `${from} ${to}`).toBe(isOver(from) || isOver(to));
});
