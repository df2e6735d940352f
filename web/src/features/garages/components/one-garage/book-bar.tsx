import type { Garage } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';

/** Keeps booking in reach at the bottom of a phone. */
export function BookBar({ garage }: { garage: Garage }) {
  const { t } = useTranslation(['garage', 'offers']);
  const format = useFormat();
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-5 -mb-5 flex items-center justify-between gap-4 border-border border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:-mb-8 md:px-6 lg:hidden">
      {garage.lowestPrice !== null && (
        <p className="min-w-0 font-bold tabular-nums">
          {t('garage:from', { price: format.rupees(garage.lowestPrice) })}
        </p>
      )}
      <Link
        to="/book/$garageId"
        params={{ garageId: garage.id }}
        aria-label={t('offers:hit.bookAt', { name: garage.name })}
        className={buttonStyles({ variant: 'secondary', size: 'large', className: 'min-w-0 grow basis-0 sm:max-w-72' })}
      >
        {t('offers:hit.book')}
      </Link>
    </div>
  );
}
