import type { Garage } from '@pahiya/contract/garages/schemas';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';

/** Price in rupees on the banner of a garage without services (product, section 3.3). */
const promoRupees = 299;

export function PromoBanner({ garage, isSmall }: { garage: Pick<Garage, 'lowestPrice'>; isSmall: boolean }) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  return (
    <p
      className={cn(
        'absolute inset-x-0 bottom-0 whitespace-nowrap bg-linear-to-t from-[#0b1226]/90 via-[#0b1226]/60 to-transparent font-extrabold text-[#fbf8f2] tracking-tight',
        isSmall ? 'px-2.5 pt-8 pb-2 text-base sm:px-4 sm:pb-2.5 sm:text-xl' : 'px-4 pt-9 pb-2.5 text-xl',
      )}
    >
      {t('card.promo', { price: format.rupees(garage.lowestPrice ?? promoRupees) })}
    </p>
  );
}

export function PickupBadge() {
  const { t } = useTranslation('offers');
  return <Badge tone="success">{t('card.pickup')}</Badge>;
}

export function DemoMark() {
  const { t } = useTranslation('offers');
  return (
    <abbr
      title={t('card.demoText')}
      className="rounded border border-border px-1.5 py-px text-text-muted text-xs no-underline"
    >
      {t('card.demo')}
    </abbr>
  );
}
