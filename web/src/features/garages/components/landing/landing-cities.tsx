import type { Category } from '@pahiya/contract/garages/schemas';
import { landingCities } from '@pahiya/contract/shared/cities';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { landingCitiesOptions } from '../../queries/garage-lists.ts';
import { cityName } from '../../rules/city-name.ts';
import { cityLink } from '../../rules/landing.ts';

const cityStyles = [
  'wrap-anywhere flex min-h-11 items-center gap-2 rounded-control border border-border bg-surface px-3 py-2 font-medium text-sm',
  'hover:border-border-strong/50 hover:bg-surface-sunken dark:hover:bg-surface-raised',
].join(' ');

/** The 18 cities. A city with garages of the category links to its own page. */
export function LandingCities({ category }: { category: Category }) {
  const { t } = useTranslation('landing');
  const { data: cities = [] } = useQuery(landingCitiesOptions);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {t('cities.title')}
      </h2>
      <ul aria-labelledby={id} className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {landingCities.map((city) => (
          <li key={city}>
            <Link {...cityLink(category, city, cities)} className={cityStyles}>
              <MapPin aria-hidden="true" className="size-4 shrink-0 text-text-muted max-[359px]:hidden" />
              <span className="min-w-0">{cityName(t, city)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
