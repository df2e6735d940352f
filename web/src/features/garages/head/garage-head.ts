import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';
import { catalogueName } from '@/i18n/use-catalogue.ts';

interface HeadContext {
  i18n: I18n;
  origin: string;
}

/** More names would be cut off in a list of results. */
const servicesNamed = 3;

export function garageHead({ i18n, origin }: HeadContext, { garage, services }: GarageDetail) {
  const t = i18n.translator('garage');
  const { name, location, imageUrl } = garage;
  const title = `${t('head.title', { name, location })} | ${brand.name}`;
  const named = services.slice(0, servicesNamed).map((each) => catalogueName(i18n, each.name));
  const description =
    named.length > 0
      ? t('head.description', { name, location, services: named.join(', ') })
      : t('head.descriptionPlain', { name, location });
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      // Previews show no drawings in SVG.
      ...(imageUrl && !imageUrl.endsWith('.svg')
        ? [
            { property: 'og:image', content: new URL(imageUrl, `${origin}/`).href },
            { property: 'og:image:alt', content: name },
          ]
        : []),
    ],
  };
}
