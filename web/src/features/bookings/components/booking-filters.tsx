import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { bookingFilters } from '@/shared/bookings/types.ts';

interface BookingFiltersProps {
  filter: BookingFilter;
  onFilter: (filter: BookingFilter) => void;
}

const chipStyles = [
  'relative min-h-9 rounded-full border border-border bg-surface px-4 font-semibold text-sm transition-colors',
  'hover:border-border-strong aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary',
  // The visible height is 36 px; the touch target is 44 px.
  'before:absolute before:inset-x-0 before:-inset-y-1',
].join(' ');

export function BookingFilters({ filter, onFilter }: BookingFiltersProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('bookings.filter.label')}</legend>
      {bookingFilters.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === filter}
          onClick={() => onFilter(each)}
          className={chipStyles}
        >
          {t(`bookings.filter.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
