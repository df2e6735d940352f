import type { UnderstoodPart } from '@pahiya/contract/garages/schemas';
import type { SearchFilters } from '../../rules/filters.ts';
import { nearestHitKm } from '../../rules/lists.ts';
import { isPlaceless, isPlaceOnly } from '../../rules/place-asked.ts';
import type { useSearch } from '../../use-search.ts';
import { NearestNotice } from './nearest-notice.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { UnmetNotice } from './unmet-notice.tsx';

interface SearchNoticesProps {
  filters: SearchFilters;
  search: ReturnType<typeof useSearch>;
}

/** Says above the list how the search was understood, and what it did not find. */
export function SearchNotices({ filters, search }: SearchNoticesProps) {
  const { hits, understood, nearestTo } = search;
  const isOrdered = filters.order !== undefined || understood.some(isPriceOrder);
  const isSoonest = nearestTo === null && !isOrdered;
  const isLost = isPlaceless(filters, understood, hits ?? []);
  return (
    <>
      {filters.text && <UnderstoodChips text={filters.text} parts={understood} />}
      {search.isAbroad ? <PlaceNotice reason="abroad" /> : isLost && <PlaceNotice reason="placeless" />}
      {search.unmet.map((wish) => (
        <UnmetNotice key={wish} wish={wish} isSoonest={isSoonest} />
      ))}
      {nearestTo && (
        <NearestNotice
          place={nearestTo}
          distanceKm={nearestHitKm(hits ?? [])}
          isBare={isPlaceOnly(filters, understood)}
        />
      )}
    </>
  );
}

function isPriceOrder(part: UnderstoodPart): boolean {
  return part.kind === 'order' && part.order === 'price';
}
