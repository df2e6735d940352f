import type { Category } from '@pahiya/contract/garages/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';
import { categoryTexts } from '../rules/category-texts.ts';
import { cityName } from '../rules/city-name.ts';

interface HeadContext {
  i18n: I18n;
  origin: string;
}

interface LandingPage {
  category: Category;
  city?: string;
}

export function landingHead({ i18n, origin }: HeadContext, page: LandingPage) {
  const { category } = page;
  const own = categoryTexts[category];
  const city = page.city && cityName(i18n.translator('landing'), page.city);
  const title = `${i18n.t(`${own}:${city ? 'titleIn' : 'title'}`, { city })} | ${brand.name}`;
  const description = i18n.t(`${own}:${city ? 'descriptionIn' : 'description'}`, { city });
  const keywords = i18n.t(`${own}:keywords`);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: city ? `${city}, ${keywords}` : keywords },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: `${origin}/brand/${category}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: i18n.t(`${own}:picture`) },
    ],
  };
}
