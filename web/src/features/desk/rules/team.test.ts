import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { expect, test } from 'vitest';
import { grantKey, roleOf, teamRows } from './team.ts';

function grant(name: string, role: Grant['role'], createdAt: string, garage: string | null = null): Grant {
  const email = `${name.toLowerCase()}@example.com`;
  const of = garage === null ? null : { id: garage, name: garage };
  return { userId: name, name, email, role, createdAt, garage: of, hasSecondFactor: false };
}

const team = [
  grant('Zoya', 'admin', '2026-01-01T00:00:00.000Z'),
  grant('Asha', 'garage', '2026-03-01T00:00:00.000Z', 'Speed Motors'),
  grant('Asha', 'agent', '2026-02-01T00:00:00.000Z'),
];

test('the team is filtered by role and sorted by a column', () => {
  const names = (by: string, isDescending = false) =>
    teamRows(team, undefined, { by, isDescending }).map(({ name, role }) => `${name} ${role}`);
  expect(names('name')).toEqual(['Asha garage', 'Asha agent', 'Zoya admin']);
  expect(names('since', true)).toEqual(['Asha garage', 'Asha agent', 'Zoya admin']);
  expect(names('garage', true)[0]).toBe('Asha garage');
  expect(teamRows(team, 'admin', { by: 'name', isDescending: false })).toEqual([team[0]]);
});

test('each role of a person is a separate row', () => {
  expect(new Set(team.map(grantKey)).size).toBe(3);
  expect(roleOf('agent')).toBe('agent');
  expect(roleOf('owner')).toBeUndefined();
});
