import type { StaffMember, Workplace } from '@pahiya/contract/desk/schemas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { boardOptions } from './queries/garage.ts';
import { lastWorkplace } from './storage.ts';

/** The current garage: from the address, else the last used, else the first. Undefined for users without a garage. */
export function useWorkplace({ garages, isAdmin }: StaffMember) {
  const { garageId } = useParams({ strict: false });
  const [last, setLast] = useState(lastWorkplace.read);
  const known = last && (isAdmin || garages.some(({ id }) => id === last.id)) ? last : garages[0];
  const named = [...garages, ...(last ? [last] : [])].find(({ id }) => id === garageId);
  // Admins may open any garage by its address.
  const { data: opened } = useQuery({
    ...boardOptions({ garageId: garageId ?? '', days: 1 }),
    enabled: garageId !== undefined && named === undefined,
    select: ({ garage: { id, name, location } }): Workplace => ({ id, name, location }),
  });
  const unnamed = garageId ? { id: garageId, name: '', location: '' } : undefined;
  const workplace = garageId ? (named ?? opened ?? unnamed) : known;

  function choose(chosen: Workplace) {
    lastWorkplace.write(chosen);
    setLast(chosen);
  }

  return { workplace, choose };
}
