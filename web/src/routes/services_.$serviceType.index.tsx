import { createFileRoute, notFound } from '@tanstack/react-router';
import { ServiceNotFound } from '@/features/garages/components/service-not-found.tsx';
import { categoryOf, tidyFilter } from '@/features/garages/rules.ts';
import { landingNamespaces } from '@/i18n/namespaces.ts';
import { landingHead, serviceNotFoundHead } from '@/lib/landing-head.ts';
import { Landing, loadLanding } from './-landing.tsx';

/** A landing page by route parameter: search engines know it by its short address. */
export const Route = createFileRoute('/services_/$serviceType/')({
  validateSearch: ({ city }: Record<string, unknown>): { city?: string } => ({
    city: city === '' ? '' : tidyFilter(city),
  }),
  loaderDeps: ({ search: { city } }) => ({ city }),
  loader: async ({ context, params, deps: { city } }) => {
    const category = categoryOf(params.serviceType);
    if (!category) throw notFound();
    await loadLanding(context, { category, city });
    return { category };
  },
  staticData: { namespaces: landingNamespaces, canonicalBelow: '/services' },
  head: ({ match, loaderData }) =>
    loaderData ? landingHead(match.context, loaderData) : serviceNotFoundHead(match.context),
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
});

function ServicePage() {
  return <Landing {...Route.useLoaderData()} city={Route.useSearch().city} />;
}
