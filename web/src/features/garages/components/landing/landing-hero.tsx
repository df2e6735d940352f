import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { categoryTexts } from '../../rules/category-texts.ts';
import { cityName } from '../../rules/city-name.ts';

const pictures: Record<Category, string> = {
  'car-service': 'car-garage',
  'bike-service': 'two-wheeler-express',
  'doorstep-service': 'doorstep-van',
  'car-modifications': 'mod-studio',
};

interface LandingHeroProps {
  category: Category;
  city: string | undefined;
  near: string | undefined;
}

export function LandingHero({ category, city, near }: LandingHeroProps) {
  const { t, i18n } = useTranslation('landing');
  const own = categoryTexts[category];
  return (
    <section className="-mx-4 overflow-hidden bg-[#111b38] [--color-focus:#ffcf70] text-[#fbf8f2] md:mx-0 md:grid md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] md:rounded-sheet dark:bg-[#1a2750]">
      <div className="self-center px-4 py-7 md:px-10 md:py-14 lg:px-14">
        <h1 className="text-balance text-display">
          {city ? i18n.t(`${own}:headingIn`, { city: cityName(t, city) }) : i18n.t(`${own}:heading`)}
        </h1>
        <p className="mt-3 text-pretty text-[#c3cce3] md:text-lg">{i18n.t(`${own}:intro`)}</p>
        <Link
          to="/services"
          search={{ category, city: near }}
          className={buttonStyles({ variant: 'secondary', size: 'large', className: 'mt-6' })}
        >
          {t('action.book')}
        </Link>
      </div>
      <img
        src={`/garages/${pictures[category]}.svg`}
        alt=""
        width={640}
        height={400}
        fetchPriority="high"
        className="aspect-16/9 h-auto w-full object-cover md:aspect-auto md:h-full"
      />
    </section>
  );
}
