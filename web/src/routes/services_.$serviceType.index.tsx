import { createFileRoute, notFound } from '@tanstack/react-router';
import { ServiceNotFound } from '@/features/garages/components/service-not-found.tsx';
import { serviceNotFoundHead } from '@/features/garages/head/service-not-found-head.ts';
import { landingNamespaces } from '@/features/garages/rules/category-texts.ts';
import { tidyFilter } from '@/features/garages/rules/filters.ts';
import { categoryOf } from '@/shared/garages/rules/categories.ts';
import { Landing, loadLanding } from './-landing.tsx';

/** A landing page by route parameter. Its canonical address is the short one. */
export const Route = createFileRoute('/services_/$serviceType/')({
  validateSearch: ({ city }: Record<string, unknown>): { city?: string } => ({
    city: city === '' ? '' : tidyFilter(city),
  }),
  loaderDeps: ({ search: { city } }) => ({ city }),
  loader: async ({ context, params, deps: { city } }) => {
    const category = categoryOf(params.serviceType);
    if (!category) throw notFound();
    return await loadLanding(context, { category, city });
  },
  staticData: { namespaces: ({ serviceType }) => landingNamespaces(serviceType), canonicalBelow: '/services' },
  head: ({ match, loaderData }) => loaderData?.head ?? serviceNotFoundHead(match.context),
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
});

function ServicePage() {
  return <Landing category={Route.useLoaderData().category} city={Route.useSearch().city} />;
}
