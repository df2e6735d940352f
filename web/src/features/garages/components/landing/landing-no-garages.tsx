import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { categoryTexts } from '../../rules/category-texts.ts';
import { cityName } from '../../rules/city-name.ts';

/** Shown when a city, or all of India, has no garage of the category. */
export function LandingNoGarages({ category, near }: { category: Category; near: string | undefined }) {
  const { t, i18n } = useTranslation('landing');
  const { t: tOffers } = useTranslation('offers');
  if (!near) {
    return <EmptyState as="h3" illustration="no-garages" title={tOffers('none.title')} text={tOffers('none.text')} />;
  }
  return (
    <EmptyState
      as="h3"
      illustration="no-garages"
      title={i18n.t(`${categoryTexts[category]}:none`, { city: cityName(t, near) })}
      text={t('garages.noneText')}
      action={
        <>
          <Link to="/services" search={{ category, city: near }} className={buttonStyles({ variant: 'primary' })}>
            {t('garages.nearest')}
          </Link>
          <Link
            to="/$category"
            params={{ category }}
            search={{ city: '' }}
            resetScroll={false}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {t('garages.everywhere')}
          </Link>
        </>
      }
    />
  );
}
