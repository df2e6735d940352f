import type { StaffMember } from '@pahiya/contract/desk/schemas';

export function isStaff({ isAgent, isAdmin, garages }: StaffMember): boolean {
  return isAgent || isAdmin || garages.length > 0;
}

/** Whether the user's roles open a desk address. The server decides which garages are theirs. */
export function mayOpen(staff: StaffMember, pathname: string): boolean {
  const place = pathname.split('/')[2] ?? '';
  if (['tickets', 'calls', 'replies', 'reports'].includes(place)) return staff.isAgent;
  if (['team', 'import', 'featured', 'money', 'mails', 'audit', 'export'].includes(place)) return staff.isAdmin;
  return place !== 'garages' || staff.isAdmin || staff.garages.length > 0;
}
