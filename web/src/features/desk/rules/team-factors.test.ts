import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { expect, test } from 'vitest';
import { factorCount, hasFactor } from './team-factors.ts';

function grant(userId: string, role: Grant['role'], hasSecondFactor: boolean): Grant {
  const createdAt = '2026-01-01T00:00:00.000Z';
  return { userId, role, hasSecondFactor, createdAt, name: userId, email: `${userId}@example.com`, garage: null };
}

const grants = [
  grant('asha', 'garage', true),
  grant('asha', 'garage', true),
  grant('vikram', 'garage', false),
  grant('vikram', 'agent', false),
];

test('a person with the role at two garages counts once', () => {
  expect(factorCount(grants, 'garage')).toEqual({ on: 1, all: 2 });
  expect(factorCount(grants, 'agent')).toEqual({ on: 0, all: 1 });
  expect(factorCount(grants, 'admin')).toEqual({ on: 0, all: 0 });
});

test('somebody outside the team counts as having no second factor', () => {
  expect([hasFactor(grants, 'asha'), hasFactor(grants, 'vikram'), hasFactor(grants, 'nobody')]).toEqual([
    true,
    false,
    false,
  ]);
});
