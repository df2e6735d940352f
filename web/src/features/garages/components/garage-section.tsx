import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';

interface GarageSectionProps {
  title: string;
  text?: ReactNode;
  /** Left out when there is nothing more to show. */
  onSeeAll?: () => void;
  isBusy: boolean;
  children: ReactNode;
}

export function GarageSection({ title, text, onSeeAll, isBusy, children }: GarageSectionProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isBusy}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-sm text-text-muted">{text}</p>}
        </div>
        {onSeeAll && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onSeeAll}
            className="-mx-2 flex min-h-11 max-w-full items-center gap-0.5 rounded-control px-2 font-semibold text-sm hover:underline"
          >
            {t('action.seeAll')}
            <span className="sr-only">: {title}</span>
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
