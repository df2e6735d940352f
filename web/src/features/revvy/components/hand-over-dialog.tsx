import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useHandOver } from '../use-hand-over.ts';

interface HandOverDialogProps {
  conversationId: string;
  onDone: (ticket: string) => void;
  onClose: () => void;
}

/** Nothing is sent to support before the customer agrees. */
export function HandOverDialog({ conversationId, onDone, onClose }: HandOverDialogProps) {
  const { t } = useTranslation(['revvy', 'common']);
  const { handOver, isBusy } = useHandOver(conversationId);

  async function confirm() {
    const ticket = await handOver();
    if (!ticket) return;
    onDone(ticket);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('support.title')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button size="large" loading={isBusy} onClick={() => void confirm()}>
            {t('support.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-pretty pb-2 text-text-muted">{t('support.text')}</p>
    </Dialog>
  );
}
