import type { Category } from '@pahiya/contract/garages/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { LandingPage } from '@/features/garages/components/landing-page.tsx';
import { landingCitiesOptions, landingOptions } from '@/features/garages/queries.ts';
import { cityLink } from '@/features/garages/rules/landing.ts';
import { CityCombobox } from '@/features/locations/components/city-combobox.tsx';
import { placeOptions } from '@/features/locations/queries.ts';
import { type ChosenPlace, nearbyInputOf } from '@/features/locations/rules.ts';
import { usePlace } from '@/features/locations/use-place.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { landingNamespaces } from '@/i18n/namespaces.ts';
import { AppShell } from '@/layout/app-shell.tsx';

interface LandingContext {
  queryClient: QueryClient;
  i18n: i18n;
}

interface LandingLists {
  category: Category;
  /** As the address has it: empty for all of India, absent for where the visitor is. */
  city: string | undefined;
}

/** Brings what a landing page shows; a list that fails says so in its own place. */
export async function loadLanding({ queryClient, i18n }: LandingContext, { category, city }: LandingLists) {
  const place = await queryClient.ensureQueryData(placeOptions);
  const lists = Promise.all([
    queryClient.prefetchQuery(landingOptions(category, nearOf(city, place))),
    queryClient.prefetchQuery(landingCitiesOptions),
  ]);
  await bringTexts(i18n, landingNamespaces);
  // In the browser the page answers at once and its lists say that they are busy.
  if (import.meta.env.SSR) await lists;
}

function nearOf(city: string | undefined, place: ChosenPlace | null): string | undefined {
  return (city ?? nearbyInputOf(place).city) || undefined;
}

interface LandingProps {
  category: Category;
  /** Of a page about one city. */
  pageCity?: string;
  /** As the address has it. */
  city?: string;
}

/** The screen of every landing address. */
export function Landing({ category, pageCity, city }: LandingProps) {
  const { origin } = useRouteContext({ from: '__root__' });
  const { place } = usePlace();
  const { data: cities = [] } = useQuery(landingCitiesOptions);
  const navigate = useNavigate();
  const near = nearOf(pageCity ?? city, place);

  function choose(chosen: string | undefined) {
    const link = chosen ? cityLink(category, chosen, cities) : null;
    void navigate(
      link?.to === '/$category/$city'
        ? { ...link, resetScroll: false }
        : { to: '/$category', params: { category }, search: { city: chosen ?? '' }, resetScroll: false },
    );
  }

  return (
    <AppShell>
      <LandingPage
        category={category}
        city={pageCity}
        near={near}
        cityField={<CityCombobox city={near} onCity={choose} />}
        origin={origin}
      />
    </AppShell>
  );
}
