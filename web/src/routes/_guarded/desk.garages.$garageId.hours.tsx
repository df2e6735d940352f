import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute, Link } from '@tanstack/react-router';
import { HoursScreen } from '@/features/desk/components/offers/hours-screen.tsx';
import { closedDaysOptions, weekSlotsOptions } from '@/features/desk/queries/offers.ts';
import { type Weekday, weekdayFrom } from '@/features/desk/rules/weekday.ts';
import { useLiveOffers } from '@/features/desk/use-live-offers.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

interface HoursSearch {
  /** The weekday being edited, 0 is Sunday; Monday by default. */
  day?: Weekday;
}

export const Route = createFileRoute('/_guarded/desk/garages/$garageId/hours')({
  validateSearch: ({ day }): HoursSearch => ({ day: day === undefined ? undefined : weekdayFrom(day) }),
  loader: async ({ context: { queryClient, i18n }, params: { garageId } }) => {
    void queryClient.prefetchQuery(weekSlotsOptions(garageId));
    void queryClient.prefetchQuery(closedDaysOptions(garageId));
    await bringTexts(i18n, ['workshop']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.hours')} · ${brand.name}` }] }),
  component: GarageHours,
});

function GarageHours() {
  const { garageId } = Route.useParams();
  const { day = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  useLiveOffers(garageId);
  return (
    <HoursScreen
      key={garageId}
      garageId={garageId}
      day={day}
      onDay={(chosen) => void navigate({ search: { day: chosen }, replace: true, resetScroll: false })}
      boardLink={(date, text) => (
        <Link
          to="/desk/garages/$garageId"
          params={{ garageId }}
          search={{ date }}
          className="inline-flex min-h-9 items-center font-medium underline underline-offset-4"
        >
          {text}
        </Link>
      )}
    />
  );
}
