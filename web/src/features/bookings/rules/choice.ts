import type { Service, Slot } from '@pahiya/contract/garages/schemas';
import type { Draft, DraftField } from './draft.ts';
import { freeSlotAt, isBookableDay } from './slots.ts';
import { type Totals, totalsOf } from './totals.ts';

export interface Choice extends Totals {
  /** In the order of the garage's list, whatever order they were ticked in. */
  services: Service[];
  /** Undefined while none is chosen and while the day's slots are loading. */
  slot: Slot | undefined;
  /** Required fields that are not filled in, in the order of the page. */
  missing: DraftField[];
}

interface ChoiceFacts {
  services: readonly Service[];
  /** Undefined while loading: a chosen time then counts as available (specification, section 9). */
  slots: readonly Slot[] | undefined;
  today: string;
}

/** What the form amounts to with what the garage offers now: a service or slot that is gone does not count. */
export function choiceOf(draft: Draft, { services, slots, today }: ChoiceFacts): Choice {
  const chosen = services.filter(({ id }) => draft.serviceIds.includes(id));
  const slot = slots && freeSlotAt(slots, draft.bookingTime);
  const isFilled: [DraftField, boolean][] = [
    ['serviceIds', chosen.length > 0],
    ['bookingDate', isBookableDay(draft.bookingDate, today)],
    ['bookingTime', slots ? slot !== undefined : draft.bookingTime !== ''],
    ['vehicleMake', draft.vehicleMake.trim() !== ''],
    ['vehicleModel', draft.vehicleModel.trim() !== ''],
    ['address', draft.address.trim() !== ''],
  ];
  return {
    ...totalsOf(chosen, draft.serviceType),
    services: chosen,
    slot,
    missing: isFilled.filter(([, filled]) => !filled).map(([field]) => field),
  };
}
