import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { OpeningHours } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { onceReachable } from '@/lib/page/lazy-part.ts';
import { useIdle } from '@/lib/time/use-idle.ts';
import { parseDraft, writeDraft } from './rules/draft.ts';
import type { Draft, FinishedDraft } from './rules/draft-fields.ts';
import type { Prepared } from './rules/prepared.ts';
import { firstOpenDay } from './rules/slots.ts';
import { draftStorage } from './storage/draft-storage.ts';

export type BookingForm = UseFormReturn<Draft, unknown, FinishedDraft>;

interface BookingFormInput {
  garageId: string;
  userId: string;
  hours: { weekly: readonly OpeningHours[]; holidays: readonly string[] };
  /** Phone number from the profile. */
  phone?: string | null;
  again?: Booking;
  prepared?: Prepared;
}

const loadSchemas = () => onceReachable(() => import('./rules/form-schemas.ts'));

/** Form of a garage's page. It restores the customer's draft and stores every change until the booking is made. */
export function useBookingForm({ garageId, userId, hours, phone, again, prepared }: BookingFormInput): BookingForm {
  const [start] = useState(() => {
    const now = zonedNow(new Date());
    const reader = { userId, today: now.date, firstDay: firstOpenDay(now, hours), phone, again, prepared };
    return parseDraft(draftStorage(garageId).readForm(), reader);
  });
  const form = useForm<Draft, unknown, FinishedDraft>({
    defaultValues: start,
    async resolver(values, ...others) {
      // What is typed while the schemas load belongs to the next validation.
      const typed = { ...values };
      const { bookingResolver } = await loadSchemas();
      // The day may change while the page is open.
      return bookingResolver(zonedNow(new Date()).date)(typed, ...others);
    },
    // Not every field is a native control, so the page focuses the first problem itself.
    shouldFocusError: false,
  });

  const isIdle = useIdle();
  useEffect(() => {
    // Submitting then rarely waits. If a release removed the script, `onceReachable` announces the new version.
    if (isIdle) loadSchemas().catch(() => undefined);
  }, [isIdle]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draftStorage(garageId).writeForm(writeDraft(values, userId, { again: again?.id, prepared })),
      }),
    [form, garageId, userId, again?.id, prepared],
  );

  return form;
}
