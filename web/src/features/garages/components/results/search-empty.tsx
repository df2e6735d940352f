import { landingCities } from '@pahiya/contract/shared/cities';
import { Link } from '@tanstack/react-router';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { activeFilters, type SearchFilters } from '../../rules/filters.ts';
import { withoutFilters } from './search-summary.tsx';

const suggestedCities = 6;

interface SearchEmptyProps {
  filters: SearchFilters;
  /** No garage does the work that the text asks for, so another spelling would not help. */
  isUnlisted: boolean;
}

/** No results: suggests fewer filters, all of India, or another city. */
export function SearchEmpty({ filters, isUnlisted }: SearchEmptyProps) {
  useTexts('search');
  const { t } = useTranslation('search');
  const { city } = filters;
  const hasOthers = activeFilters(filters).some((name) => name !== 'city');
  return (
    <EmptyState
      as="h3"
      className="pt-2"
      illustration="no-results"
      title={isUnlisted ? t('empty.unlisted') : t(city ? 'empty.titleIn' : 'empty.title', { city })}
      text={t(isUnlisted ? 'empty.otherWork' : 'empty.text')}
      action={
        <>
          {hasOthers && (
            <Link
              to="/services"
              search={(search) => ({ ...withoutFilters(search), city: search.city })}
              resetScroll={false}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('empty.clear')}
            </Link>
          )}
          {city && (
            <Link
              to="/services"
              search={(search) => ({ ...search, city: undefined })}
              resetScroll={false}
              className={buttonStyles({ variant: hasOthers ? 'outline' : 'secondary' })}
            >
              {t('empty.everywhere')}
            </Link>
          )}
          {city && <OtherCities except={city} />}
        </>
      }
    />
  );
}

function OtherCities({ except }: { except: string }) {
  const { t } = useTranslation('search');
  const cities = landingCities.filter((city) => city !== except).slice(0, suggestedCities);
  return (
    <div className="mt-4 w-full">
      <p className="text-sm text-text-muted">{t('empty.otherCity')}</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {cities.map((city) => (
          <li key={city}>
            <Link
              to="/services"
              search={(search) => ({ ...search, city })}
              resetScroll={false}
              className="inline-flex min-h-11 items-center rounded-full border border-border-strong bg-surface px-4 font-medium text-sm hover:bg-surface-sunken dark:hover:bg-surface-raised"
            >
              {city}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
