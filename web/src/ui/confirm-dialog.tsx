import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button does, in a word or two. */
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be undone. Load it lazily, as the dialog itself. */
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
