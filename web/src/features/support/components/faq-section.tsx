import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { matchingFaq } from '../rules/faq.ts';
import { useFaq } from '../use-faq.ts';
import { FaqItem } from './faq-item.tsx';
import { FaqSearch } from './faq-search.tsx';

interface FaqSectionProps {
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

export function FaqSection({ text, onText }: FaqSectionProps) {
  const { t } = useTranslation('support');
  const { data, isPending, isFetching, refetch } = useFaq();
  const shown = data && matchingFaq(data, text);
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="mb-4 text-title">
        {t('faq.title')}
      </h2>
      <FaqSearch text={text} onText={onText} />
      <VisuallyHidden role="status">
        {text && shown && shown.length > 0 && t('faq.found', { count: shown.length })}
      </VisuallyHidden>
      {isPending && !shown && <FaqSkeleton />}
      {!isPending && !shown && (
        <EmptyState
          as="p"
          title={t('loadFailed')}
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {shown && shown.length > 0 && (
        <div className="mt-4 divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-card">
          {shown.map((entry) => (
            <FaqItem key={entry.id} entry={entry} />
          ))}
        </div>
      )}
      {shown?.length === 0 && (
        <EmptyState
          illustration="no-results"
          as="p"
          title={<span role="status">{t('faq.empty')}</span>}
          action={
            <Button variant="outline" onClick={() => onText(undefined)}>
              {t('faq.clear')}
            </Button>
          }
        />
      )}
    </section>
  );
}

function FaqSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" className="mt-4 flex flex-col gap-2">
      <span className="sr-only">{t('state.loading')}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="card" className="h-14" />
      ))}
    </div>
  );
}
