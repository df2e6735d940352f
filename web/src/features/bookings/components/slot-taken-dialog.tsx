import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Alternatives } from './alternatives.tsx';

interface SlotTakenDialogProps {
  alternatives: readonly SlotStart[];
  /** Only fills in day and time: the customer still presses the button. */
  onTake: (start: SlotStart) => void;
  onClose: () => void;
}

export function SlotTakenDialog({ alternatives, onTake, onClose }: SlotTakenDialogProps) {
  const { t } = useTranslation('booking');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('slotTaken.title')}
      description={t('slotTaken.text')}
      footer={
        <Button variant="outline" size="large" onClick={onClose}>
          {t('slotTaken.close')}
        </Button>
      }
    >
      <Alternatives starts={alternatives} onTake={onTake} />
    </Dialog>
  );
}
