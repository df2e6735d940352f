import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { categoryOf, tidyFilter } from '@/features/garages/rules.ts';
import { landingNamespaces } from '@/i18n/namespaces.ts';
import { landingHead } from '@/lib/landing-head.ts';
import { Landing, loadLanding } from '../-landing.tsx';

/** The four service landing pages; any other word is an unknown path. */
export const Route = createFileRoute('/$category/')({
  validateSearch: ({ city }: Record<string, unknown>): { city?: string } => ({
    city: city === '' ? '' : tidyFilter(city),
  }),
  loaderDeps: ({ search: { city } }) => ({ city }),
  loader: async ({ context, params, deps: { city } }) => {
    const category = categoryOf(params.category);
    if (!category) throw notFound({ routeId: rootRouteId });
    await loadLanding(context, { category, city });
    return { category };
  },
  staticData: { namespaces: landingNamespaces },
  head: ({ match, loaderData }) => landingHead(match.context, loaderData),
  component: CategoryPage,
});

function CategoryPage() {
  return <Landing {...Route.useLoaderData()} city={Route.useSearch().city} />;
}
