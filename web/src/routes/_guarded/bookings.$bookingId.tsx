import type { Booking } from '@pahiya/contract/bookings/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { BookingDetailScreen } from '@/features/bookings/components/booking-detail-screen.tsx';
import { bookingQuery, historyQuery } from '@/features/bookings/queries/own-bookings.ts';
import { type BookingDialog, bookingDialogs } from '@/features/bookings/types/booking-screens.ts';
import { WaysToPay } from '@/features/payments/components/ways-to-pay.tsx';
import { ReviewButton } from '@/features/reviews/components/review-button.tsx';
import { KeepVehicleButton } from '@/features/vehicles/components/keep-vehicle-button.tsx';
import { SiteShell } from '@/layout/site-shell.tsx';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';

interface BookingSearch {
  /** `review`: as the mail of a completed booking leads here. */
  show?: BookingDialog | 'review';
}

export const Route = createFileRoute('/_guarded/bookings/$bookingId')({
  validateSearch: ({ show }): BookingSearch => ({
    show: show === 'review' ? show : bookingDialogs.find((dialog) => dialog === show),
  }),
  // Not awaited: the page has its own skeleton and its own error text.
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(bookingQuery(params.bookingId));
    void queryClient.prefetchQuery(historyQuery(params.bookingId));
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('profile:detail.title')} · ${brand.name}` }],
  }),
  component: OneBooking,
});

function OneBooking() {
  const { bookingId } = Route.useParams();
  const { show } = Route.useSearch();
  const { open, close } = useDialogs(bookingId);
  return (
    <SiteShell>
      <BookingDetailScreen
        bookingId={bookingId}
        show={show === 'review' ? undefined : show}
        onShow={open}
        onClose={close}
        pay={(booking) => <WaysToPay booking={booking} />}
        actions={(booking) => <Actions booking={booking} wantsReview={show === 'review'} />}
      />
    </SiteShell>
  );
}

function Actions({ booking, wantsReview }: { booking: Booking; wantsReview: boolean }) {
  const { vehicleType: type, vehicleMake: make, vehicleModel: model } = booking;
  return (
    <>
      <ReviewButton booking={booking} startsOpen={wantsReview} />
      {booking.status !== 'cancelled' && <KeepVehicleButton vehicle={{ type, make, model }} />}
    </>
  );
}

function useDialogs(bookingId: string) {
  const navigate = Route.useNavigate();
  const dialog = useAddressDialog(
    ({ pathname, search }) => pathname === `/bookings/${bookingId}` && 'show' in search && Boolean(search.show),
  );
  return {
    open: (show: BookingDialog) => dialog.open(() => navigate({ search: { show }, resetScroll: false })),
    close: () => dialog.close(() => navigate({ search: {}, replace: true, resetScroll: false })),
  };
}
