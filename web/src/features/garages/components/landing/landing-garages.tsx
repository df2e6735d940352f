import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { categoryTexts } from '../../rules/category-texts.ts';
import { cityName } from '../../rules/city-name.ts';
import type { ShownHit } from '../../rules/lists.ts';
import { LoadFailure } from '../load-failure.tsx';
import { SearchHit } from '../results/search-hit.tsx';
import { SearchHitSkeleton } from '../results/search-hit-skeleton.tsx';
import { LandingCityField } from './landing-city-field.tsx';
import { LandingNoGarages } from './landing-no-garages.tsx';

interface LandingGaragesProps {
  category: Category;
  near: string | undefined;
  onCity: (city: string) => void;
  query: { data: ShownHit[] | undefined; isError: boolean; refetch: () => void };
}

const gridStyles = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3';

export function LandingGarages({ category, near, onCity, query }: LandingGaragesProps) {
  const { t, i18n } = useTranslation('landing');
  const id = useId();
  const { data: hits, isError, refetch } = query;
  const own = categoryTexts[category];
  return (
    <section aria-labelledby={id} aria-busy={!hits && !isError}>
      <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:items-end">
        <div>
          <h2 id={id} className="text-title">
            {near ? i18n.t(`${own}:garagesIn`, { city: cityName(t, near) }) : i18n.t(`${own}:garages`)}
          </h2>
          {!near && <p className="mt-0.5 text-sm text-text-muted">{t('garages.anywhere')}</p>}
        </div>
        <LandingCityField city={near} onCity={onCity} />
      </div>
      {!hits && (isError ? <LoadFailure onRetry={refetch} /> : <Skeletons />)}
      {hits?.length === 0 && <LandingNoGarages category={category} near={near} />}
      {hits && hits.length > 0 && (
        <>
          <ul className={gridStyles}>
            {hits.map((hit) => (
              <li key={hit.garage.id} className="min-w-0">
                <SearchHit hit={hit} text={undefined} priority="low" />
              </li>
            ))}
          </ul>
          <SeeAll category={category} near={near} labelledBy={id} />
        </>
      )}
    </section>
  );
}

function SeeAll({ category, near, labelledBy }: { category: Category; near: string | undefined; labelledBy: string }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <div className="mt-6 flex justify-center">
      <Link
        to="/services"
        search={{ category, city: near }}
        id={id}
        aria-labelledby={`${id} ${labelledBy}`}
        className={buttonStyles({ variant: 'outline' })}
      >
        {t('action.seeAll')}
      </Link>
    </div>
  );
}

function Skeletons() {
  return (
    <ul className={gridStyles}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <li key={key}>
          <SearchHitSkeleton />
        </li>
      ))}
    </ul>
  );
}
