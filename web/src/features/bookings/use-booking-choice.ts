import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { slotsQuery } from './queries/services-and-slots.ts';
import { choiceOf } from './rules/choice.ts';
import { isBookableDay, withAskedSlot } from './rules/slots.ts';
import { draftStorage } from './storage/draft-storage.ts';
import type { BookingForm } from './use-booking-form.ts';

export function useBookingChoice(form: BookingForm, { garage, services, openingHours, holidays }: GarageDetail) {
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const today = zonedNow(new Date()).date;
  const slots = useQuery({
    ...slotsQuery(garage.id, draft.bookingDate),
    enabled: isBookableDay(draft.bookingDate, today),
    select: (day) => withAskedSlot(day, draftStorage(garage.id).readRequest()),
  });
  const hours = { weekly: openingHours, holidays };
  return { draft, slots, choice: choiceOf(draft, { services, hours, slots: slots.data?.slots, today }) };
}
