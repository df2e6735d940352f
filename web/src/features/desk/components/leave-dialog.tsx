import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('workshop');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('offers.hours.leaveTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {t('offers.hours.leave')}
          </Button>
          <Button onClick={onStay}>{t('offers.hours.stay')}</Button>
        </>
      }
    >
      <p className="text-pretty pb-2 text-text-muted">{t('offers.hours.leaveText')}</p>
    </Dialog>
  );
}
