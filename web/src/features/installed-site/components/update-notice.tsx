import { Sparkles } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { focusPage } from '@/ui/focus-page.ts';

interface UpdateNoticeProps {
  onReload: () => void;
  onLater: () => void;
}

/** The page never reloads by itself, because something may be half typed. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const { t } = useTranslation('installedSite');

  function defer() {
    onLater();
    focusPage();
  }

  return (
    <div className="pointer-events-auto flex max-w-md flex-col gap-3 rounded-card border border-border bg-surface p-4 text-text shadow-raised dark:bg-surface-raised">
      <div className="flex items-start gap-3">
        <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold">{t('update.title')}</p>
          <p className="mt-0.5 text-sm text-text-muted">{t('update.text')}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={defer}>
          {t('update.later')}
        </Button>
        <Button onClick={onReload}>{t('update.reload')}</Button>
      </div>
    </div>
  );
}
