import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { Suspense, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { offeredOf, type Prepared } from '../rules/prepared.ts';
import type { OnlinePayment, OwnVehicles } from '../types/booking-screens.ts';
import { useBookingChoice } from '../use-booking-choice.ts';
import { useBookingForm } from '../use-booking-form.ts';
import { useSubmitBooking } from '../use-submit-booking.ts';
import { AddressFields } from './address-fields.tsx';
import { BeforeBooking } from './before-booking.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { OtherGarages } from './other-garages.tsx';
import { PaymentMethodPicker } from './payment-method-picker.tsx';
import { ServicePicker } from './service-picker.tsx';
import { ServiceTypePicker } from './service-type-picker.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { SubmitButton } from './submit-button.tsx';
import { VehicleFields } from './vehicle-fields.tsx';
import { WhenPicker } from './when-picker.tsx';

const ObstacleDialog = lazyPart(async () => {
  const { ObstacleDialog } = await import('./obstacle-dialog.tsx');
  return { default: ObstacleDialog };
});

interface BookingFormProps {
  detail: GarageDetail;
  userId: string;
  /** Phone number from the profile. */
  phone?: string | null;
  again?: Booking;
  /** A preselection. Services this garage does not offer are left out. */
  prepared?: Prepared;
  payment: OnlinePayment;
  vehicles: OwnVehicles;
  search: string;
  onSearched: (text: string) => void;
}

export function BookingForm({
  detail,
  userId,
  phone,
  again,
  prepared,
  payment,
  vehicles,
  search,
  onSearched,
}: BookingFormProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const element = useRef<HTMLFormElement>(null);
  const [offered] = useState(() => prepared && offeredOf(prepared, detail));
  const hours = { weekly: detail.openingHours, holidays: detail.holidays };
  const form = useBookingForm({ garageId: detail.garage.id, userId, hours, phone, again, prepared: offered });
  const { draft, slots, choice } = useBookingChoice(form, detail);
  const booking = useSubmitBooking({ form, element, detail, choice, payment, offerFor: vehicles.offerFor });
  const submit = { step: booking.step, isOnline: draft.paymentMethod === 'online' };
  const missing = choice.missing.map((field) => t(`field.${field}`)).join(', ');

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={booking.submit}
        // Keeps the focused control clear of the bar.
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6 max-lg:[&_:is(input,textarea,button,[role=listbox])]:scroll-mb-28"
      >
        <div className="flex min-w-0 flex-col gap-5">
          <ServicePicker
            garageId={detail.garage.id}
            services={detail.services}
            search={search}
            onSearched={onSearched}
          />
          {choice.services[0] && <OtherGarages service={choice.services[0]} location={detail.garage.location} />}
          <ServiceTypePicker chosen={choice.services} />
          <WhenPicker slots={slots} serviceType={draft.serviceType} />
          <VehicleFields served={detail.garage.vehicleTypes} choices={vehicles.choices} />
          <AddressFields />
          <PaymentMethodPicker />
        </div>
        <div className="lg:sticky lg:top-24">
          <BookingSummary draft={draft} choice={choice}>
            <BeforeBooking isOnline={submit.isOnline} />
            {missing && (
              <p id="booking-missing" className="text-sm text-text-muted">
                {t('summary.missing', { fields: missing })}
              </p>
            )}
            <SubmitButton
              {...submit}
              isDisabled={choice.missing.length > 0}
              describedBy="booking-missing"
              className="max-lg:hidden"
            />
          </BookingSummary>
        </div>
        <SubmitBar {...submit} choice={choice} />
        <VisuallyHidden role="status">
          {choice.services.length > 0 && t('summary.totalIs', { amount: format.rupees(choice.total) })}
        </VisuallyHidden>
      </form>
      {booking.obstacle && (
        <Suspense>
          <ObstacleDialog
            obstacle={booking.obstacle}
            isBusy={booking.step !== 'ready'}
            onDismiss={booking.dismiss}
            onAcceptPrice={booking.acceptPrice}
            onTakeSlot={booking.takeSlot}
          />
        </Suspense>
      )}
    </FormProvider>
  );
}
