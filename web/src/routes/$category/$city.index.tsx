import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { landingOptions } from '@/features/garages/queries.ts';
import { categoryOf } from '@/features/garages/rules.ts';
import { landingNamespaces } from '@/i18n/namespaces.ts';
import { cityOfSlug } from '@/lib/city-name.ts';
import { landingHead } from '@/lib/landing-head.ts';
import { Landing, loadLanding } from '../-landing.tsx';

/** A category in one of the landing pages' cities, where it has garages; otherwise an unknown path. */
export const Route = createFileRoute('/$category/$city/')({
  loader: async ({ context, params }) => {
    const category = categoryOf(params.category);
    const city = cityOfSlug(params.city);
    if (!category || !city) throw notFound({ routeId: rootRouteId });
    await loadLanding(context, { category, city });
    const { queryClient } = context;
    await queryClient.prefetchQuery(landingOptions(category, city));
    const garages = queryClient.getQueryData(landingOptions(category, city).queryKey);
    if (garages?.length === 0) throw notFound({ routeId: rootRouteId });
    return { category, city };
  },
  staticData: { namespaces: landingNamespaces },
  head: ({ match, loaderData }) => landingHead(match.context, loaderData),
  component: CityPage,
});

function CityPage() {
  const { category, city } = Route.useLoaderData();
  return <Landing category={category} pageCity={city} />;
}
