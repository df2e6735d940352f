import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { activeFilters, type FilterName, type SearchFilters } from '../../rules/filters.ts';

const pillStyles = [
  'relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-accent-soft ps-3.5 pe-2.5 font-medium text-on-accent-soft text-sm',
  'before:absolute before:inset-x-0 before:-inset-y-1 hover:brightness-95 dark:hover:brightness-125',
].join(' ');

interface SearchSummaryProps {
  filters: SearchFilters;
  /** The chips below say what the text means, and remove it part by part. */
  isTextUnderstood: boolean;
}

/** The active filters, each with a link to remove it. Renders nothing without filters. */
export function SearchSummary({ filters, isTextUnderstood }: SearchSummaryProps) {
  useTexts('search');
  const { t } = useTranslation(['search', 'services', 'offers']);
  const active = activeFilters(filters).filter((name) => name !== 'text' || !isTextUnderstood);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('summary.label')} className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
      {active.map((name) => (
        <li key={name} className="min-w-0 max-w-full">
          <Pill name={name} filters={filters} />
        </li>
      ))}
      <li>
        <Link
          to="/services"
          search={withoutFilters}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-sm underline underline-offset-4"
        >
          {t('summary.clear')}
        </Link>
      </li>
    </ul>
  );
}

function Pill({ name, filters }: { name: FilterName; filters: SearchFilters }) {
  const label = useFilterLabel(name, filters);
  const { t } = useTranslation(['search', 'services', 'offers']);
  return (
    <Link
      to="/services"
      search={(search) => ({ ...search, [name]: undefined })}
      activeOptions={{ exact: true }}
      resetScroll={false}
      className={pillStyles}
    >
      <span className="sr-only">{t('summary.remove')}</span>
      <span className="truncate">{label}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  );
}

function useFilterLabel(name: FilterName, filters: SearchFilters): string {
  const { t } = useTranslation(['search', 'services', 'offers']);
  const { nameOf } = useCatalogue();
  const { text, city, vehicleType, category, serviceType, free } = filters;
  const labels: Record<FilterName, string | undefined> = {
    text: text && t('summary.text', { text: nameOf(text) }),
    city,
    vehicleType: vehicleType && t(`offers:vehicle.${vehicleType}`),
    category: category && t(`offers:category.${category}`),
    serviceType: serviceType && t(`services:serviceType.${serviceType}`),
    free: free && t(`services:free.${free}`),
  };
  return labels[name] ?? '';
}

/** Keeps the order and other search parameters, such as the language. */
export function withoutFilters<Search extends object>(search: Search): Search {
  const none = { text: undefined, city: undefined, vehicleType: undefined, category: undefined };
  return { ...search, ...none, serviceType: undefined, free: undefined };
}
