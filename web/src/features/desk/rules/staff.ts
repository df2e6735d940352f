import type { StaffMember } from '@pahiya/contract/desk/schemas';

export function isStaff({ isAgent, isAdmin, garages }: StaffMember): boolean {
  return isAgent || isAdmin || garages.length > 0;
}
