import { useTranslation } from '@/i18n/use-translation.ts';
import { type NearbyOrder, nearbyOrders } from '../rules/lists.ts';

interface OrderPickerProps {
  order: NearbyOrder;
  onOrder: (order: NearbyOrder) => void;
  /** The visitor may be about to change the order. */
  onApproach: () => void;
}

const chipStyles = [
  'min-h-11 rounded-full border border-border bg-surface px-4 font-medium text-sm transition-colors',
  'hover:border-border-strong aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary',
].join(' ');

export function OrderPicker({ order, onOrder, onApproach }: OrderPickerProps) {
  const { t } = useTranslation('home');
  return (
    <fieldset onPointerEnter={onApproach} onFocus={onApproach} className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{t('nearby.order')}</legend>
      {nearbyOrders.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === order}
          onClick={() => onOrder(each)}
          className={chipStyles}
        >
          {t(`nearby.by.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
