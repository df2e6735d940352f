import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { welcomeOptions } from '../queries/conversations.ts';

const EngineDialog = lazyPart(async () => {
  const { EngineDialog } = await import('./engine-dialog.tsx');
  return { default: EngineDialog };
});

export function EngineBadge() {
  const { t } = useTranslation('revvy');
  const { data } = useQuery(welcomeOptions());
  const [isOpen, setOpen] = useState(false);
  if (data?.engine !== 'offline') return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full font-semibold text-xs hover:bg-text/6 sm:px-3 dark:hover:bg-text/10"
      >
        <Info aria-hidden="true" className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">{t('engine.badge')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <EngineDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
