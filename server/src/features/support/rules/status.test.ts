import { ticketStatuses } from '@pahiya/contract/support/schemas';
import { expect, test } from 'vitest';
import { canBecome, describeChange, isOver } from './status.ts';

test('no status leads to itself, and each can be ended or reopened', () => {
  for (const from of ticketStatuses) {
    expect(canBecome(from, from)).toBe(false);
    expect(
      ticketStatuses.some((to) => canBecome(from, to) && isOver(to) !== isOver(from)),
      from,
    ).toBe(true);
  }
});

test('a closed ticket must be reopened before it is resolved', () => {
  expect(ticketStatuses.filter((to) => canBecome('closed', to))).toEqual(['open', 'in_progress']);
});

test('the customer is told when a ticket ends or is reopened, and of no other change', () => {
  for (const from of ticketStatuses)
    for (const to of ticketStatuses.filter((status) => canBecome(from, status)))
      expect(describeChange(from, to) !== null, `${from} ${to}`).toBe(isOver(from) || isOver(to));
});
