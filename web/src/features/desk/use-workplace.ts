import type { StaffMember, Workplace } from '@pahiya/contract/desk/schemas';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { readWorkplace, writeWorkplace } from './storage.ts';

/** The current garage: from the address, else the last used, else the first. Undefined for users without a garage. */
export function useWorkplace({ garages, isAdmin }: StaffMember) {
  const { garageId } = useParams({ strict: false });
  const [last, setLast] = useState(readWorkplace);
  const known = last && (isAdmin || garages.some(({ id }) => id === last.id)) ? last : garages[0];
  const named = [...garages, ...(last ? [last] : [])].find(({ id }) => id === garageId);
  const workplace: Workplace | undefined = garageId ? (named ?? { id: garageId, name: '', location: '' }) : known;

  function choose(chosen: Workplace) {
    writeWorkplace(chosen);
    setLast(chosen);
  }

  return { workplace, choose };
}
