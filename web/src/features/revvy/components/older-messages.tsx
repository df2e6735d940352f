import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Spinner } from '@/ui/spinner.tsx';

interface OlderMessagesProps {
  older: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** The reader is close to the first loaded message. */
  isNear: boolean;
}

export type Older = OlderMessagesProps['older'];

const place =
  'absolute inset-x-0 top-2 mx-auto flex w-fit items-center gap-3 rounded-full bg-surface px-4 py-2 shadow-raised';

/**
 * Loads older messages ahead of the reader. It overlays the list, so it shifts nothing when it appears or disappears.
 */
export function OlderMessages({ older, isNear }: OlderMessagesProps) {
  const { t } = useTranslation('revvy');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = older;
  const isWanted = isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const fetchOlder = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isWanted) fetchOlder();
  }, [isWanted]);
  if (isFetchingNextPage) {
    return (
      <div className={place}>
        <Spinner label={t('older.loading')} />
      </div>
    );
  }
  if (!isFetchNextPageError) return null;
  return (
    <div role="alert" className={place}>
      <p className="text-sm">{t('older.failed')}</p>
      <Button variant="outline" size="small" onClick={() => fetchNextPage()}>
        {t('retry')}
      </Button>
    </div>
  );
}
