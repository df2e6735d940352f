import type { WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '@/lib/api/api.ts';
import { weekSlotsOptions } from './queries/offers.ts';
import { draftOf, slotsOf, type WeekDraft, weekText } from './rules/week-draft.ts';
import { type KeptWeek, weekDraftOf } from './storage/week.ts';
import { useRenewOffers } from './use-renew-offers.ts';

/** Draft of the week, kept in the tab until it is saved or discarded. `slots` is the server's week. */
export function useWeek(garageId: string, slots: WeekSlot[]) {
  const client = useQueryClient();
  const renew = useRenewOffers();
  const storage = useMemo(() => weekDraftOf(garageId), [garageId]);
  const [edited, setEdited] = useState(storage.read);
  const [wasKept, setWasKept] = useState(edited !== null);
  const saved = useMemo(() => draftOf(slots), [slots]);
  const savedText = weekText(slots);
  const isDirty = edited !== null && weekText(slotsOf(edited.rows)) !== edited.base;
  const draft = edited && (isDirty || edited.base === savedText) ? edited.rows : saved;

  function keep(kept: KeptWeek | null) {
    setEdited(kept);
    storage.write(kept);
    if (kept === null) setWasKept(false);
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (rows: WeekDraft) => api.desk.garage.setWeekSlots({ garageId, slots: slotsOf(rows) }),
    onSuccess(list, rows) {
      client.setQueryData(weekSlotsOptions(garageId).queryKey, list);
      // Edits made while saving was in progress are kept.
      keep(draft === rows ? null : { base: weekText(list), rows: draft });
    },
    onSettled: renew,
  });

  return {
    draft,
    isDirty,
    /** The draft comes from an earlier visit to this page. */
    wasKept: wasKept && isDirty,
    /** A colleague saved a different week after this draft was started. */
    isOutdated: isDirty && edited.base !== savedText,
    isSaving: isPending,
    change: (rows: WeekDraft) => keep({ base: isDirty ? edited.base : savedText, rows }),
    discard: () => keep(null),
    save: () => mutateAsync(draft),
  };
}
