import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { FeaturedGarages } from '@/features/garages/components/featured-garages.tsx';
import { HomeHero } from '@/features/garages/components/home-hero.tsx';
import { NearbyGarages } from '@/features/garages/components/nearby-garages.tsx';
import { ServiceTiles } from '@/features/garages/components/service-tiles.tsx';
import { homeHead } from '@/features/garages/head/home-head.ts';
import { loadHome } from '@/features/garages/queries/garage-lists.ts';
import type { NearbyOrder } from '@/features/garages/rules/lists.ts';
import { useFailureNotice } from '@/features/garages/use-failure-notice.ts';
import { CityChoices } from '@/features/locations/components/city-choices.tsx';
import { LocationButton } from '@/features/locations/components/location-button.tsx';
import { NearbyText } from '@/features/locations/components/nearby-text.tsx';
import { placeOptions } from '@/features/locations/queries/place.ts';
import { nearbyInputOf } from '@/features/locations/rules.ts';
import { usePlace } from '@/features/locations/use-place.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';
import { notify } from '@/ui/notify.ts';

const LocationDialog = lazyPart(async () => {
  const { LocationDialog } = await import('@/features/locations/components/location-dialog.tsx');
  return { default: LocationDialog };
});

const GaragesDialog = lazyPart(async () => {
  const { GaragesDialog } = await import('@/features/garages/components/garages-dialog.tsx');
  return { default: GaragesDialog };
});

const dialogs = ['location', 'featured', 'nearby'] as const;
type HomeDialog = (typeof dialogs)[number];

interface HomeSearch {
  show?: HomeDialog;
  /** Order of nearby garages; by rating by default. */
  sort?: 'distance';
}

const namespaces = ['home'] as const;

export const Route = createFileRoute('/')({
  validateSearch: ({ show, sort }): HomeSearch => ({
    show: dialogs.find((dialog) => dialog === show),
    sort: sort === 'distance' ? sort : undefined,
  }),
  loaderDeps: ({ search: { sort } }) => ({ order: sort ?? ('rating' as const) }),
  loader: async ({ context, deps }) => {
    const { queryClient } = context;
    const place = await queryClient.ensureQueryData(placeOptions);
    const loaded = loadHome(queryClient, nearbyInputOf(place), deps.order);
    await bringTexts(context.i18n, namespaces);
    // In the browser the page renders at once, with its lists loading.
    if (import.meta.env.SSR) await loaded;
    return { head: homeHead(context) };
  },
  staticData: { namespaces },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Home,
});

function Home() {
  const { t } = useTranslation(['home', 'offers']);
  const { place } = usePlace();
  const { show, open, close } = useDialogs();
  const { order, setOrder } = useOrder();
  const near = nearbyInputOf(place);
  useFailureNotice(near, order, () => notify.error(t('offers:failure.toast')));

  return (
    <SiteShell header={<LocationButton onOpen={() => open('location')} />}>
      <HomeHero near={near} />
      <div className="mt-6 flex flex-col gap-8 md:mt-10 md:gap-12">
        <FeaturedGarages near={near} onSeeAll={() => open('featured')} />
        <ServiceTiles near={near} />
        <NearbyGarages
          near={near}
          text={<NearbyText place={place} />}
          onSeeAll={() => open('nearby')}
          onPickLocation={() => open('location')}
          order={order}
          onOrder={setOrder}
          cities={<CityChoices />}
        />
      </div>
      <Suspense>
        <Dialogs show={show} near={near} order={order} onClose={close} />
      </Suspense>
    </SiteShell>
  );
}

function useDialogs() {
  const { show } = Route.useSearch();
  const navigate = Route.useNavigate();
  const dialog = useAddressDialog(
    ({ pathname, search }) => pathname === '/' && 'show' in search && Boolean(search.show),
  );

  function go(show: HomeDialog | undefined, replace: boolean) {
    return navigate({ search: (search) => ({ ...search, show }), replace, resetScroll: false });
  }

  return {
    show,
    open: (chosen: HomeDialog) => dialog.open(() => go(chosen, false)),
    close: () => dialog.close(() => go(undefined, true)),
  };
}

function useOrder() {
  const { sort } = Route.useSearch();
  const navigate = Route.useNavigate();
  function setOrder(order: NearbyOrder) {
    const sort = order === 'distance' ? order : undefined;
    void navigate({ search: (search) => ({ ...search, sort }), replace: true, resetScroll: false });
  }
  return { order: sort ?? 'rating', setOrder } as const;
}

interface DialogsProps {
  show: HomeDialog | undefined;
  near: ReturnType<typeof nearbyInputOf>;
  order: NearbyOrder;
  onClose: () => void;
}

/** A dialog's code loads when it is first opened. A closed dialog stays mounted for its closing animation. */
function Dialogs({ show, near, order, onClose }: DialogsProps) {
  const [latest, setLatest] = useState(show);
  if (show && show !== latest) setLatest(show);
  if (!latest) return null;
  const isOpen = show === latest;
  if (latest === 'location') return <LocationDialog open={isOpen} onClose={onClose} />;
  return <GaragesDialog open={isOpen} list={latest} near={near} order={order} onClose={onClose} />;
}
