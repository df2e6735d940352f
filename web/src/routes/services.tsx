import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SearchPanel } from '@/features/garages/components/search-panel.tsx';
import { SearchResults } from '@/features/garages/components/search-results.tsx';
import { servicesData } from '@/features/garages/head/services-data.ts';
import { servicesHead } from '@/features/garages/head/services-head.ts';
import { searchOptions } from '@/features/garages/queries/garage-lists.ts';
import { parseFilters, type SearchFilters } from '@/features/garages/rules/filters.ts';
import { CityCombobox } from '@/features/locations/components/city-combobox.tsx';
import { placeOptions } from '@/features/locations/queries/place.ts';
import { nearbyInputOf } from '@/features/locations/rules.ts';
import { usePlace } from '@/features/locations/use-place.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { SiteShell } from '@/layout/site-shell.tsx';
import { SentStructuredData, StructuredData } from '@/lib/page/structured-data.tsx';

const namespaces = ['services'] as const;

export const Route = createFileRoute('/services')({
  validateSearch: parseFilters,
  loaderDeps: ({ search }) => parseFilters({ ...search }),
  loader: async ({ context, deps }) => {
    const { queryClient } = context;
    const place = await queryClient.ensureQueryData(placeOptions);
    const loaded = queryClient.prefetchInfiniteQuery(searchOptions(deps, nearbyInputOf(place)));
    await bringTexts(context.i18n, [...namespaces, 'search']);
    // In the browser the page renders at once, with its list loading.
    if (import.meta.env.SSR) await loaded;
    return { head: servicesHead(context, deps) };
  },
  staticData: { namespaces, canonicalSearch: ['city', 'category'] },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Services,
});

function Services() {
  const { t } = useTranslation(['services', 'offers']);
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  const { place } = usePlace();
  const router = useRouter();

  function change(changed: SearchFilters, replace: boolean) {
    // The lookup may finish after the visitor has left the page.
    if (router.latestLocation.pathname !== '/services') return;
    void navigate({ search: (search) => ({ ...search, ...changed }), replace, resetScroll: false });
  }

  return (
    <SiteShell>
      <PageHeader title={t('offers:title')} subtitle={t('subtitle')} />
      <SearchPanel
        filters={filters}
        onText={(text) => change({ text }, true)}
        cityField={<CityCombobox city={filters.city} onCity={(city) => change({ city }, false)} />}
      />
      <SearchResults filters={filters} near={nearbyInputOf(place)} onOrder={(order) => change({ order }, true)} />
      <Facts />
    </SiteShell>
  );
}

function ServicesFacts() {
  const { t } = useTranslation(['common', 'offers']);
  const { origin } = Route.useRouteContext();
  return <StructuredData data={servicesData(origin, t('nav.home'), t('offers:title'))} />;
}

const Facts = import.meta.env.SSR ? ServicesFacts : SentStructuredData;
