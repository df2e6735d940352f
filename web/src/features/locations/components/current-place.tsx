import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { ChosenPlace } from '../rules.ts';
import { usePlaceLines } from '../use-place-lines.ts';
import { MapCredit } from './map-credit.tsx';

interface CurrentPlaceProps {
  place: ChosenPlace;
  onForget: () => void;
}

export function CurrentPlace({ place, onForget }: CurrentPlaceProps) {
  const { t } = useTranslation('home');
  const lines = usePlaceLines(place);
  return (
    <div className="rounded-card bg-surface-sunken p-4 dark:bg-background/50">
      <p className="text-sm text-text-muted">{t('location.chosen')}</p>
      <p className="mt-0.5 font-semibold">{[lines?.title, lines?.detail].filter(Boolean).join(', ')}</p>
      <MapCredit place={place} className="mt-1 inline-block" />
      <div className="mt-3 flex">
        <Button variant="outline" size="small" onClick={onForget}>
          {t('location.everywhere')}
        </Button>
      </div>
    </div>
  );
}
