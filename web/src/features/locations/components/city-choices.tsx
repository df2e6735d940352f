import { landingCities } from '@pahiya/contract/shared/cities';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { onceReachable } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { usePlace } from '../use-place.ts';

const offered = 6;

export function CityChoices() {
  const { t } = useTranslation('offers');
  const queryClient = useQueryClient();
  const { choosePlace } = usePlace();

  async function choose(city: string) {
    const { findPlace } = await onceReachable(() => import('../queries/find-places.ts'));
    const found = await findPlace(queryClient, city);
    if (found) choosePlace(found.place);
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <p className="text-sm text-text-muted">{t('none.cities')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {landingCities.slice(0, offered).map((city) => (
          <li key={city}>
            <Button variant="outline" size="small" onClick={() => void choose(city)}>
              {city}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
