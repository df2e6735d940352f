import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import type { Obstacle } from '../use-submit-booking.ts';
import { Alternatives } from './alternatives.tsx';
import { PriceTable } from './price-table.tsx';

interface ObstacleDialogProps {
  obstacle: Obstacle;
  isBusy: boolean;
  onDismiss: () => void;
  onAcceptPrice: () => void;
  /** Only fills in day and time: the customer still presses the button. */
  onTakeSlot: (start: SlotStart) => void;
}

/** Nothing is booked that the customer has not seen: the new prices and yes or no, or the times that are still free. */
export function ObstacleDialog({ obstacle, isBusy, onDismiss, onAcceptPrice, onTakeSlot }: ObstacleDialogProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const isPrice = obstacle.kind === 'price';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={t(isPrice ? 'priceChanged.title' : 'slotTaken.title')}
      description={t(isPrice ? 'priceChanged.text' : 'slotTaken.text')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onDismiss}>
            {t(isPrice ? 'priceChanged.cancel' : 'slotTaken.close')}
          </Button>
          {isPrice && (
            <Button variant="secondary" size="large" loading={isBusy} onClick={onAcceptPrice}>
              {t('priceChanged.confirm', { amount: format.rupees(obstacle.total) })}
            </Button>
          )}
        </>
      }
    >
      {isPrice ? <PriceTable change={obstacle} /> : <Alternatives starts={obstacle.alternatives} onTake={onTakeSlot} />}
    </Dialog>
  );
}
