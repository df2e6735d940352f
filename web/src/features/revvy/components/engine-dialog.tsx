import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';

export function EngineDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('revvy');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('engine.badge')}>
      <div className="flex flex-col gap-3 text-pretty pb-2 text-text-muted">
        <p>{t('engine.from')}</p>
        <p>{t('engine.cannot')}</p>
        <p>{t('engine.next')}</p>
      </div>
    </Dialog>
  );
}
