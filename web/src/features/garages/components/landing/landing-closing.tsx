import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';

export function LandingClosing({ category, near }: { category: Category; near: string | undefined }) {
  const { t } = useTranslation('landing');
  const { t: tCommon } = useTranslation('common');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-sheet bg-accent-soft p-6 md:flex-row md:items-center md:justify-between md:p-10"
    >
      <div>
        <h2 id={id} className="text-on-accent-soft text-title">
          {t('closing.title')}
        </h2>
        <p className="mt-1">{t('closing.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/services" search={{ category, city: near }} className={buttonStyles()}>
          {t('action.services')}
        </Link>
        <Link to="/" className={buttonStyles({ variant: 'outline' })}>
          {tCommon('renderError.home')}
        </Link>
      </div>
    </section>
  );
}
