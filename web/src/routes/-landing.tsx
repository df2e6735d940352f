import type { Category } from '@pahiya/contract/garages/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { LandingPage } from '@/features/garages/components/landing/landing-page.tsx';
import { landingHead } from '@/features/garages/head/landing-head.ts';
import { landingCitiesOptions, landingOptions } from '@/features/garages/queries/garage-lists.ts';
import { landingNamespaces } from '@/features/garages/rules/category-texts.ts';
import { cityLink } from '@/features/garages/rules/landing.ts';
import { placeOptions } from '@/features/locations/queries/place.ts';
import { type ChosenPlace, nearbyInputOf } from '@/features/locations/rules.ts';
import { usePlace } from '@/features/locations/use-place.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import type { I18n } from '@/i18n/i18n.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

interface LandingContext {
  queryClient: QueryClient;
  i18n: I18n;
  origin: string;
}

interface LandingAddress {
  category: Category;
  pageCity?: string;
  /** Value in the address: empty for all of India, absent for the visitor's location. */
  city?: string;
}

/** Loads the data and head of a landing page. A failed list reports that in its own place. */
export async function loadLanding(context: LandingContext, { category, pageCity, city }: LandingAddress) {
  const { queryClient, i18n } = context;
  const place = await queryClient.ensureQueryData(placeOptions);
  const lists = Promise.all([
    queryClient.prefetchQuery(landingOptions(category, nearOf(pageCity ?? city, place))),
    queryClient.prefetchQuery(landingCitiesOptions),
  ]);
  await bringTexts(i18n, landingNamespaces(category));
  // In the browser the page renders at once, with its lists loading.
  if (import.meta.env.SSR) await lists;
  return { category, head: landingHead(context, { category, city: pageCity }) };
}

function nearOf(city: string | undefined, place: ChosenPlace | null): string | undefined {
  return (city ?? nearbyInputOf(place).city) || undefined;
}

export function Landing({ category, pageCity, city }: LandingAddress) {
  const { origin } = useRouteContext({ from: '__root__' });
  const { place } = usePlace();
  const { data: cities = [] } = useQuery(landingCitiesOptions);
  const navigate = useNavigate();
  const near = nearOf(pageCity ?? city, place);

  function choose(chosen: string) {
    const link = cityLink(category, chosen, cities);
    void navigate(
      link.to === '/$category/$city'
        ? { ...link, resetScroll: false }
        : { to: '/$category', params: { category }, search: { city: chosen }, resetScroll: false },
    );
  }

  return (
    <SiteShell>
      <LandingPage category={category} city={pageCity} near={near} onCity={choose} origin={origin} />
    </SiteShell>
  );
}
