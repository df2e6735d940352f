import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  action: string;
  isSending: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. The submit button stays visible below the fields. Load it lazily. */
export function FormDialog({ action, isSending, onSubmit, onClose, children, ...heading }: FormDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...heading}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}
