import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { inLanguage } from '@/layout/site-head.ts';
import { garagePageData } from './head/garage-data.ts';
import { cityOf } from './rules/city-of.ts';

export function useGarageData(origin: string, detail: GarageDetail): object {
  const { t, i18n } = useTranslation(['common', 'offers']);
  const { nameOf } = useCatalogue();
  const { garage } = detail;
  const city = cityOf(garage);
  const to = (address: string) => inLanguage(`${origin}${address}`, i18n.language);
  return garagePageData({
    origin,
    detail,
    nameOf,
    steps: [
      { name: t('common:nav.home'), item: `${origin}/` },
      {
        name: t('offers:suggest.area', { place: city }),
        item: to(`/services?${new URLSearchParams({ city })}`),
      },
      { name: garage.name, item: to(`/garage/${garage.id}`) },
    ],
  });
}
