import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import type { Role } from '@pahiya/contract/desk/schemas';
import type { Sort } from '../types.ts';
import { sorted } from './sort.ts';

// Spelled out, because every page reads the address and the contract's schemas would be loaded with it.
const roles: Record<Role, true> = { garage: true, agent: true, admin: true };

export const teamColumns = ['name', 'email', 'role', 'garage', 'since'] as const;
export const firstTeamSort: Sort = { by: 'name', isDescending: false };

export function roleOf(value: unknown): Role | undefined {
  return typeof value === 'string' && Object.hasOwn(roles, value) ? (value as Role) : undefined;
}

export function teamRows(grants: readonly Grant[], role: Role | undefined, sort: Sort): Grant[] {
  return sorted(
    grants.filter((grant) => role === undefined || grant.role === role),
    sort,
    readColumn,
  );
}

function readColumn(grant: Grant, by: string): string {
  if (by === 'garage') return grant.garage?.name ?? '';
  if (by === 'since') return grant.createdAt;
  if (by === 'email' || by === 'role') return grant[by];
  return grant.name;
}

/** An account can have several roles, and the garage role at several garages. */
export function grantKey({ userId, role, garage }: Grant): string {
  return `${userId} ${role} ${garage?.id ?? ''}`;
}
