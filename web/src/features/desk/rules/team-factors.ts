import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import type { Role } from '@pahiya/contract/desk/schemas';

/** Number of people with the role, and of those with a second factor. Grants at several garages count once. */
export function factorCount(grants: readonly Grant[], role: Role): { on: number; all: number } {
  const people = new Map(grants.filter((grant) => grant.role === role).map((grant) => [grant.userId, grant]));
  const on = [...people.values()].filter(({ hasSecondFactor }) => hasSecondFactor).length;
  return { on, all: people.size };
}

export function hasFactor(grants: readonly Grant[], userId: string): boolean {
  return grants.some((grant) => grant.userId === userId && grant.hasSecondFactor);
}
