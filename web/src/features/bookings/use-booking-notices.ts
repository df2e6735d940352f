import type { Booking } from '@pahiya/contract/bookings/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { bookingNumber } from '@pahiya/contract/shared/numbers';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useWaitText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { type NoticeAction, notify } from '@/ui/notify.ts';
import type { Draft } from './rules/draft-fields.ts';
import { lastBookableDay } from './rules/slots.ts';

const spokenCodes = [
  'NOT_FOUND',
  'SLOT_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TYPE_UNAVAILABLE',
  'PHONE_REQUIRED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'NO_MECHANICS',
  'NEW_ACCOUNT_BOOKINGS',
  'IDEMPOTENCY_KEY_USED',
  'INVALID_INPUT',
  'PAYLOAD_TOO_LARGE',
] as const;

/** Fixed error text of a field (product, section 4.2). */
export function useProblemText(): (field: keyof Draft, draft: Pick<Draft, 'serviceType'>) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (field, { serviceType }) => {
    switch (field) {
      case 'serviceIds':
      case 'bookingTime':
      case 'vehicleMake':
      case 'vehicleModel':
      case 'customerPhone':
        return t(`problem.${field}Text`);
      case 'address':
        return t(`problem.addressText.${serviceType}`);
      case 'bookingDate': {
        const today = zonedNow(new Date()).date;
        return t('problem.bookingDateText', { first: format.date(today), last: format.date(lastBookableDay(today)) });
      }
      default:
        return t('problem.otherText');
    }
  };
}

/** Toasts of the booking page (product, sections 4.2 and 4.11). */
export function useBookingNotices() {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { namesOf } = useCatalogue();
  const problemText = useProblemText();
  const waitText = useWaitText();
  return {
    signedOut: () => notify.error(t('problem.signedOut'), t('problem.signedOutText')),
    offline: () => notify.error(t('problem.offline'), t('problem.offlineText')),
    /** Only fields that cannot show an error beside themselves have a toast. */
    missing(field: keyof Draft, draft: Draft) {
      if (field === 'serviceIds' || field === 'bookingTime' || field === 'address') {
        notify.error(t(`problem.${field}`), problemText(field, draft));
      }
    },
    failed(code?: string) {
      const spoken = spokenCodes.find((known) => known === code);
      notify.error(t('failure.title'), spoken ? t(`failure.${spoken}`) : t('failure.text'));
    },
    /** Returns its text, so that the address field can show it too. */
    tooFar({ city, distanceKm }: { city: string; distanceKm: number }): string {
      const text = t('failure.tooFar', { city, distance: format.distance(distanceKm) });
      notify.error(t('failure.title'), text);
      return text;
    },
    tooOften: (seconds: number) => notify.error(t('failure.title'), waitText(seconds)),
    /** `offer`: a suggestion shown with the toast. */
    confirmed(booking: Booking, offer: NoticeAction | undefined) {
      const name = booking.assignedMechanicName;
      const text = t(booking.paymentStatus === 'paid' ? 'success.paidText' : 'success.text', {
        number: bookingNumber(booking.id),
        services: namesOf(booking.serviceNames),
        date: format.date(booking.bookingDate),
        time: t('when.range', { start: format.clock(booking.bookingTime), end: format.clock(booking.endTime) }),
        mechanic: name ? t('success.mechanic', { name }) : t('success.noMechanic'),
      });
      notify.offering(t('success.title'), text, offer);
    },
  };
}
