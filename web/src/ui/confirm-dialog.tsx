import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Short label of the confirming button. */
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of something irreversible. Load it lazily, like `Dialog`. */
export function ConfirmDialog({ title, text, confirm, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  useBackCloses(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="danger" size="large" loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-pretty pb-2 text-text-muted">{text}</p>
    </Dialog>
  );
}
