import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { GarageNotFound } from '@/features/garages/components/one-garage/garage-not-found.tsx';
import { GaragePage } from '@/features/garages/components/one-garage/garage-page.tsx';
import { GaragePageSkeleton } from '@/features/garages/components/one-garage/garage-page-skeleton.tsx';
import { garageHead } from '@/features/garages/head/garage-head.ts';
import { noGarageHead } from '@/features/garages/head/no-garage-head.ts';
import { descriptionsOptions } from '@/features/garages/queries/descriptions.ts';
import { garageAddress } from '@/features/garages/rules/garage-address.ts';
import { useGarageData } from '@/features/garages/use-garage-data.ts';
import { placeOptions } from '@/features/locations/queries/place.ts';
import { nearbyInputOf } from '@/features/locations/rules.ts';
import { usePlace } from '@/features/locations/use-place.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { errorCode } from '@/lib/api/api-errors.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { SentStructuredData, StructuredData } from '@/lib/page/structured-data.tsx';
import { useReached } from '@/lib/viewport/use-reached.ts';
import { garageQuery } from '@/shared/garages/queries.ts';

const GarageReviews = lazyPart(async () => {
  const { GarageReviews } = await import('@/features/reviews/components/garage-reviews.tsx');
  return { default: GarageReviews };
});

const namespaces = ['garage', 'reviews'] as const;

/** The public page of a garage (product, section 3.9). */
export const Route = createFileRoute('/garage/$garageId')({
  loader: async ({ context, params: { garageId } }) => {
    const { queryClient, i18n } = context;
    await Promise.all([bringTexts(i18n, namespaces), queryClient.ensureQueryData(placeOptions)]);
    if (!garageAddress.test(garageId)) throw notFound();
    try {
      const detail = await queryClient.ensureQueryData(garageQuery(garageId));
      await queryClient.ensureQueryData(descriptionsOptions(i18n.language, detail));
      return { head: garageHead(context, detail) };
    } catch (error) {
      if (errorCode(error) === 'NOT_FOUND') throw notFound();
      throw error;
    }
  },
  staticData: { namespaces },
  head: ({ match, loaderData }) => loaderData?.head ?? noGarageHead(match.context),
  component: OneGarage,
  pendingMs: 200,
  pendingComponent: Loading,
  notFoundComponent: NoGarage,
});

function OneGarage() {
  const { garageId } = Route.useParams();
  const { data: detail } = useQuery(garageQuery(garageId));
  const { place } = usePlace();
  return (
    <SiteShell withoutBottomNav>
      {detail && (
        <>
          <GaragePage
            key={garageId}
            detail={detail}
            near={nearbyInputOf(place)}
            reviews={<ReviewsWhenReached garageId={garageId} />}
          />
          <Facts detail={detail} />
        </>
      )}
    </SiteShell>
  );
}

/** Most visitors look at prices first, so the reviews and the API's client load when the visitor scrolls near them. */
function ReviewsWhenReached({ garageId }: { garageId: string }) {
  const [isReached, setReached] = useState(false);
  const end = useReached(() => setReached(true));
  if (!isReached) return <div ref={end} className="min-h-60" />;
  return (
    <Suspense fallback={<div className="min-h-60" />}>
      <GarageReviews garageId={garageId} />
    </Suspense>
  );
}

function GarageFacts({ detail }: { detail: GarageDetail }) {
  const { origin } = Route.useRouteContext();
  return <StructuredData data={useGarageData(origin, detail)} />;
}

const Facts: typeof GarageFacts = import.meta.env.SSR ? GarageFacts : SentStructuredData;

function Loading() {
  return (
    <SiteShell withoutBottomNav>
      <GaragePageSkeleton />
    </SiteShell>
  );
}

function NoGarage() {
  return (
    <SiteShell>
      <GarageNotFound />
    </SiteShell>
  );
}
