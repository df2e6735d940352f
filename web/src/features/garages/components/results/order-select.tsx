import type { SearchOrder } from '@pahiya/contract/garages/schemas';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { resultOrders } from '../../rules/filters.ts';

interface OrderSelectProps {
  order: SearchOrder | undefined;
  onOrder: (order: SearchOrder | undefined) => void;
  /** If false, no distance is known and the list cannot be ordered by it. */
  hasPosition: boolean;
}

export function OrderSelect({ order = 'relevance', onOrder, hasPosition }: OrderSelectProps) {
  const { t } = useTranslation('services');
  const offered = resultOrders.filter((each) => each !== 'distance' || hasPosition);
  return (
    <span className="relative inline-flex max-w-full items-center">
      <ArrowDownUp aria-hidden="true" className="pointer-events-none absolute start-3.5 size-4 text-text-muted" />
      <select
        aria-label={t('sort.label')}
        value={offered.find((each) => each === order) ?? 'relevance'}
        onChange={({ target }) => onOrder(offered.find((each) => each === target.value && each !== 'relevance'))}
        className="min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-full border border-border-strong bg-surface ps-9.5 pe-9.5 font-medium text-sm transition-colors hover:bg-surface-sunken dark:hover:bg-surface-raised"
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {t(`sort.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4 text-text-muted" />
    </span>
  );
}
