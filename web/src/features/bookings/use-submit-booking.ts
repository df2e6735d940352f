import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { GarageDetail, SlotStart } from '@pahiya/contract/garages/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useState } from 'react';
import { connection } from '@/lib/connection/connection.ts';
import { useSession } from '@/lib/session/use-session.ts';
import type { BookingRequest } from './rules/booking-request.ts';
import type { Choice } from './rules/choice.ts';
import { type DraftField, draftFields } from './rules/draft-fields.ts';
import type { OwnReason } from './rules/failure.ts';
import { awaitsPayment } from './rules/payment.ts';
import { comparePrices, type PriceLine } from './rules/totals.ts';
import { draftStorage } from './storage/draft-storage.ts';
import type { OnlinePayment, OwnVehicles } from './types/booking-screens.ts';
import type { BookingForm } from './use-booking-form.ts';
import { useBookingNotices } from './use-booking-notices.ts';
import { type CreateOutcome, useCreateBooking } from './use-create-booking.ts';

/** Reasons why a finished form was not booked that need the customer's decision. */
export type Obstacle =
  | { kind: 'price'; request: BookingRequest; lines: PriceLine[]; before: number; total: number }
  | { kind: 'slot'; alternatives: SlotStart[]; ownBookingId: string | null }
  | { kind: 'own'; why: OwnReason; bookingId: string; maximum: number };

interface SubmitInput {
  form: BookingForm;
  element: RefObject<HTMLFormElement | null>;
  detail: GarageDetail;
  choice: Choice;
  payment: OnlinePayment;
  offerFor: OwnVehicles['offerFor'];
}

/** State of the button: ready, or the step in progress (product, section 4.2). */
export type SubmitStep = 'ready' | 'submitting' | 'redirecting';

export function useSubmitBooking({ form, element, detail, choice, payment, offerFor }: SubmitInput) {
  const { user } = useSession();
  const navigate = useNavigate();
  const notices = useBookingNotices();
  const create = useCreateBooking(detail.garage.id);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [isSending, setSending] = useState(false);
  // Checking the form may wait for its schemas.
  const isBusy = isSending || form.formState.isSubmitting || payment.isRedirecting;

  /** Busy until the next page is shown. The draft is cleared by then, so another press would book again. */
  async function send(request: BookingRequest, expectedTotal: number) {
    setSending(true);
    try {
      await book(request, expectedTotal);
    } finally {
      setSending(false);
    }
  }

  async function book(request: BookingRequest, expectedTotal: number) {
    const outcome = await create.mutateAsync({ request, expectedTotal });
    setObstacle(outcome.ok ? null : obstacleOf(outcome, request, expectedTotal));
    if (!outcome.ok) react(outcome);
    else if (awaitsPayment(outcome.booking)) await pay(outcome.booking);
    else {
      notices.confirmed(outcome.booking, offerFor(outcome.booking));
      await navigate({ to: '/profile', search: { tab: 'bookings' } });
    }
  }

  /** The booking stays without a payment link, and the next press requests one again. */
  async function pay(booking: Booking) {
    const result = await payment.pay(booking.id);
    const storage = draftStorage(detail.garage.id);
    const request = storage.readRequest();
    if (result === 'closed') storage.forgetRequest();
    else if (result === 'leaving' && request) storage.writeRequest({ ...request, isAtGateway: true });
  }

  function obstacleOf(
    outcome: CreateOutcome & { ok: false },
    request: BookingRequest,
    before: number,
  ): Obstacle | null {
    if (outcome.reason === 'SLOT_TAKEN') return { ...outcome, kind: 'slot' };
    if (outcome.reason === 'OWN') return { ...outcome, kind: 'own' };
    if (outcome.reason !== 'PRICE_CHANGED') return null;
    const lines = comparePrices(detail.services, outcome.services);
    return { kind: 'price', request, lines, before, total: outcome.totalAmount };
  }

  function react(outcome: CreateOutcome & { ok: false }) {
    if (outcome.reason === 'SIGNED_OUT') notices.signedOut();
    else if (outcome.reason === 'UNKNOWN') notices.failed();
    else if (outcome.reason === 'TOO_OFTEN') notices.tooOften(outcome.seconds);
    else if (outcome.reason === 'TOO_FAR') pointAt('address', notices.tooFar(outcome));
    else if (outcome.reason === 'SLOT_TAKEN') form.setValue('bookingTime', '');
    else if (outcome.reason === 'REFUSED') {
      notices.failed(outcome.code);
      if (outcome.field) pointAt(outcome.field);
    }
  }

  /** `message` replaces the field's default error text. */
  function pointAt(field: DraftField, message?: string) {
    form.setError(field, { type: 'custom', message });
    if (element.current) focusField(element.current, field);
  }

  function refuse(fields: DraftField[]) {
    for (const field of fields) form.setError(field, { type: 'required' });
    const [first] = fields;
    // The problem is in a value that has no control, such as the id of an own vehicle.
    if (!first) return notices.failed('INVALID_INPUT');
    notices.missing(first, form.getValues());
    pointAt(first);
  }

  const submitForm = form.handleSubmit(
    (typed) => {
      if (choice.missing.length > 0) return refuse(choice.missing);
      const serviceIds = choice.services.map(({ id }) => id);
      return send({ ...typed, serviceIds, garageId: detail.garage.id }, choice.total);
    },
    (errors) => refuse(draftFields.filter((field) => errors[field] || choice.missing.includes(field))),
  );

  return {
    step: stepOf(isBusy, payment),
    obstacle,
    dismiss: () => setObstacle(null),
    submit(event: FormEvent) {
      event.preventDefault();
      if (isBusy) return;
      if (!user) return notices.signedOut();
      // Offline requests are not queued, because the slot may be gone later.
      if (connection.isOffline()) return notices.offline();
      void submitForm(event);
    },
    acceptPrice() {
      if (connection.isOffline()) return notices.offline();
      if (obstacle?.kind === 'price' && !isBusy) void send(obstacle.request, obstacle.total);
    },
    takeSlot({ date, startTime }: SlotStart) {
      form.setValue('bookingDate', date, { shouldValidate: true });
      form.setValue('bookingTime', startTime, { shouldValidate: true });
      setObstacle(null);
    },
  };
}

function stepOf(isBusy: boolean, { isRedirecting }: OnlinePayment): SubmitStep {
  if (isRedirecting) return 'redirecting';
  return isBusy ? 'submitting' : 'ready';
}

/** The first enabled control of that name. The date stands in for slots that are not shown. */
function focusField(form: HTMLFormElement, field: DraftField): void {
  const controls = [...form.elements].filter((element) => element instanceof HTMLElement);
  const named = (name: string) => controls.find((control) => control.matches(`[name="${name}"]:enabled`));
  (named(field) ?? named('bookingDate'))?.focus();
}
