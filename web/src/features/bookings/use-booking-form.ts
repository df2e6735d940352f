import { zodResolver } from '@hookform/resolvers/zod';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { OpeningHours } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { draftStorage } from './queries/draft-storage.ts';
import { bookingForm, type Draft, type FinishedDraft, parseDraft, writeDraft } from './rules/draft.ts';
import type { Prepared } from './rules/prepared.ts';
import { firstOpenDay } from './rules/slots.ts';

export type BookingForm = UseFormReturn<Draft, unknown, FinishedDraft>;

interface BookingFormInput {
  garageId: string;
  userId: string;
  hours: { weekly: readonly OpeningHours[]; holidays: readonly string[] };
  /** Of the profile. */
  phone?: string | null;
  /** A booking to make again. */
  again?: Booking;
  /** A choice to begin with. */
  prepared?: Prepared;
}

/** The form of a garage's page. It starts with what this customer had typed and keeps every change until it is booked. */
export function useBookingForm({ garageId, userId, hours, phone, again, prepared }: BookingFormInput): BookingForm {
  const [start] = useState(() => {
    const now = zonedNow(new Date());
    const reader = { userId, today: now.date, firstDay: firstOpenDay(now, hours), phone, again, prepared };
    return parseDraft(draftStorage(garageId).readForm(), reader);
  });
  const form = useForm<Draft, unknown, FinishedDraft>({
    defaultValues: start,
    // The day may change while the page is open.
    resolver: (...input) => zodResolver(bookingForm(zonedNow(new Date()).date))(...input),
    // Not every field is a native control: the page itself leads to the first problem.
    shouldFocusError: false,
  });

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
