import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { landingOptions } from '@/features/garages/queries/garage-lists.ts';
import { landingNamespaces } from '@/features/garages/rules/category-texts.ts';
import { cityOfSlug } from '@/features/garages/rules/city-name.ts';
import { categoryOf } from '@/shared/garages/rules/categories.ts';
import { Landing, loadLanding } from '../-landing.tsx';

/** A category in a city of the landing pages that has garages; otherwise an unknown path. */
export const Route = createFileRoute('/$category/$city/')({
  loader: async ({ context, params }) => {
    const category = categoryOf(params.category);
    const city = cityOfSlug(params.city);
    if (!category || !city) throw notFound({ routeId: rootRouteId });
    const loaded = await loadLanding(context, { category, pageCity: city });
    const { queryClient } = context;
    await queryClient.prefetchQuery(landingOptions(category, city));
    const garages = queryClient.getQueryData(landingOptions(category, city).queryKey);
    if (garages?.length === 0) throw notFound({ routeId: rootRouteId });
    return { ...loaded, city };
  },
  staticData: { namespaces: ({ category }) => landingNamespaces(category) },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CityPage,
});

function CityPage() {
  const { category, city } = Route.useLoaderData();
  return <Landing category={category} pageCity={city} />;
}
