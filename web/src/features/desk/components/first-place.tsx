import type { StaffMember } from '@pahiya/contract/desk/schemas';
import { Navigate } from '@tanstack/react-router';
import { sectionsOf } from '../rules/places.ts';
import { useWorkplace } from '../use-workplace.ts';

/**
 * Redirects from the desk's root to the first place of somebody's work: the inbox for agents, the board for garage
 * staff.
 */
export function FirstPlace({ staff }: { staff: StaffMember }) {
  const { workplace } = useWorkplace(staff);
  const sections = sectionsOf(staff, workplace?.id);
  const section = (staff.isAgent && sections.find(({ key }) => key === 'support')) || sections[0];
  const place = section?.places[0];
  return place ? <Navigate {...place.link} replace /> : null;
}
