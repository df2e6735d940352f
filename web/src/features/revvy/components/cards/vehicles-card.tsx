import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

export function VehiclesCard() {
  const { t } = useTranslation('revvy');
  return (
    <Button asChild variant="outline" className="max-w-full self-start">
      <Link to="/settings" search={{ section: 'garage' }}>
        <CarFront aria-hidden="true" />
        <span className="min-w-0 break-words">{t('card.vehicles')}</span>
      </Link>
    </Button>
  );
}
