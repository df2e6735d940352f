import type { Card as CardData } from '@pahiya/contract/revvy/schemas';
import { Link } from '@tanstack/react-router';
import { IndianRupee } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';

export function PriceCard({ price }: { price: Extract<CardData, { kind: 'price' }> }) {
  const { t } = useTranslation('revvy');
  const format = useFormat();
  const { service, label, vehicleType, city, lowest, highest, garages } = price;
  const range = lowest === highest ? format.rupees(lowest) : `${format.rupees(lowest)} – ${format.rupees(highest)}`;
  const about = [label ?? service, vehicleType && t(`vehicle.${vehicleType}`), city].filter(Boolean).join(' · ');
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft"
      >
        <IndianRupee className="size-5" />
      </span>
      <p className="min-w-0 flex-1 basis-40">
        <span className="block break-words text-sm text-text-muted">{about}</span>
        <span className="block font-bold text-lg tabular-nums">{range}</span>
        <span className="block text-sm text-text-muted">{t('card.priceFrom', { count: garages })}</span>
      </p>
      <Button asChild variant="outline" size="small">
        <Link to="/services" search={{ text: service, city: city ?? undefined, vehicleType: vehicleType ?? undefined }}>
          {t('card.compare')}
        </Link>
      </Button>
    </Card>
  );
}
