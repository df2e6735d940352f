import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '@/features/bookings/components/booking-page.tsx';
import { readPrepared } from '@/features/bookings/rules/prepared.ts';
import { usePay } from '@/features/payments/use-pay.ts';
import { GarageReviews } from '@/features/reviews/components/garage-reviews.tsx';
import { VehicleChoices } from '@/features/vehicles/components/vehicle-choices.tsx';
import { ownVehicles } from '@/features/vehicles/queries.ts';
import { useOffer } from '@/features/vehicles/use-offer.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { garageQuery } from '@/shared/garages/queries.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';

interface BookSearch {
  search?: string;
  /** A previous booking whose services, vehicle and address prefill the form. */
  again?: string;
  /** Preselection: comma-separated ids, a day `YYYY-MM-DD`, a time `HH:MM`, a type of vehicle and pickup or home service. */
  services?: string;
  date?: string;
  time?: string;
  vehicle?: string;
  type?: string;
}

export const Route = createFileRoute('/_guarded/book/$garageId')({
  validateSearch: ({ search, again, services, date, time, vehicle, type }): BookSearch => ({
    search: textOf(search),
    again: textOf(again),
    services: textOf(services),
    date: textOf(date),
    time: textOf(time),
    vehicle: textOf(vehicle),
    type: textOf(type),
  }),
  // The loader is part of the routes, so that its calls do not wait for the form's scripts.
  codeSplitGroupings: [['component']],
  // Not awaited: the page has its own skeleton and its own error text.
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(garageQuery(params.garageId));
    void queryClient.prefetchQuery(ownProfile());
    void queryClient.prefetchQuery(ownVehicles());
  },
  staticData: { withoutBottomNav: true },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('booking:title')} · ${brand.name}` }] }),
  component: Book,
});

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function Book() {
  const { garageId } = Route.useParams();
  const { search = '', again, ...choice } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { pay, isAsking, isRedirecting } = usePay();
  // The button shows this while the payment link is created, too (product, section 4.2).
  const payment = { pay, isRedirecting: isAsking || isRedirecting };
  const { offerFor } = useOffer();
  function keepSearch(text: string) {
    if (text === search) return;
    void navigate({
      search: (asked) => ({ ...asked, search: text || undefined }),
      replace: true,
      resetScroll: false,
    });
  }
  return (
    <SiteShell withoutBottomNav>
      <BookingPage
        garageId={garageId}
        search={search}
        onSearched={keepSearch}
        again={again}
        prepared={readPrepared(choice)}
        payment={payment}
        vehicles={{
          choices: (choice) => <VehicleChoices {...choice} />,
          offerFor: ({ vehicleType: type, vehicleMake: make, vehicleModel: model }) => offerFor({ type, make, model }),
        }}
      >
        <GarageReviews garageId={garageId} />
      </BookingPage>
    </SiteShell>
  );
}
