import type { Service, Slot } from '@pahiya/contract/garages/schemas';
import { type Moment, readyMoment, type WorkingHours } from '@pahiya/contract/shared/work-end';
import { type Draft, type DraftField, draftFields } from './draft-fields.ts';
import { freeSlotAt, isBookableDay } from './slots.ts';
import { type Totals, totalsOf } from './totals.ts';

export interface Choice extends Totals {
  /** Services in the order of the garage's list. */
  services: Service[];
  /** Undefined while none is chosen or the slots are loading. */
  slot: Slot | undefined;
  /** Services that are not available with the chosen type. */
  unfit: Service[];
  /** When the vehicle is expected back; null while unknown. */
  ready: Moment | null;
  /** Required fields that are missing, in the order of the page. */
  missing: DraftField[];
}

interface ChoiceFacts {
  services: readonly Service[];
  hours: WorkingHours;
  /** Undefined while loading, when a chosen time counts as available (product, section 4.3). */
  slots: readonly Slot[] | undefined;
  today: string;
}

/** Combines the form with the garage's current offer. Services and slots that no longer exist do not count. */
export function choiceOf(draft: Draft, { services, hours, slots, today }: ChoiceFacts): Choice {
  const chosen = services.filter(({ id }) => draft.serviceIds.includes(id));
  const slot = slots && freeSlotAt(slots, draft.bookingTime);
  const unfit = chosen.filter(({ serviceTypes }) => !serviceTypes.includes(draft.serviceType));
  const totals = totalsOf(chosen, draft.serviceType);
  const visit = slot && { ...slot, serviceType: draft.serviceType, date: draft.bookingDate };
  // An optional field is always filled.
  const isFilled: Record<DraftField, boolean> = {
    serviceIds: chosen.length > 0,
    serviceType: unfit.length === 0,
    bookingDate: isBookableDay(draft.bookingDate, today),
    bookingTime: slots ? slot !== undefined : draft.bookingTime !== '',
    vehicleType: true,
    vehicleMake: draft.vehicleMake.trim() !== '',
    vehicleModel: draft.vehicleModel.trim() !== '',
    customerPhone: draft.customerPhone.trim() !== '',
    address: draft.address.trim() !== '',
    notes: true,
    paymentMethod: true,
  };
  return {
    ...totals,
    services: chosen,
    unfit,
    slot,
    ready: visit && chosen.length > 0 ? readyMoment(visit, totals.minutes, hours) : null,
    missing: draftFields.filter((field) => !isFilled[field]),
  };
}
