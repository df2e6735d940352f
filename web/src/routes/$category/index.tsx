import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { landingNamespaces } from '@/features/garages/rules/category-texts.ts';
import { tidyFilter } from '@/features/garages/rules/filters.ts';
import { categoryOf } from '@/shared/garages/rules/categories.ts';
import { Landing, loadLanding } from '../-landing.tsx';

/** The four service landing pages. Any other word is an unknown path. */
export const Route = createFileRoute('/$category/')({
  validateSearch: ({ city }: Record<string, unknown>): { city?: string } => ({
    city: city === '' ? '' : tidyFilter(city),
  }),
  loaderDeps: ({ search: { city } }) => ({ city }),
  loader: async ({ context, params, deps: { city } }) => {
    const category = categoryOf(params.category);
    if (!category) throw notFound({ routeId: rootRouteId });
    return await loadLanding(context, { category, city });
  },
  staticData: { namespaces: ({ category }) => landingNamespaces(category) },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CategoryPage,
});

function CategoryPage() {
  return <Landing category={Route.useLoaderData().category} city={Route.useSearch().city} />;
}
