import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
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
export function ObstacleDialog({ obstacle, onDismiss, ...props }: ObstacleDialogProps) {
  const words = useWords(obstacle);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onDismiss}>
            {words.close}
          </Button>
          <Answer {...props} obstacle={obstacle} />
        </>
      }
    >
      {obstacle.kind === 'price' && <PriceTable change={obstacle} />}
      {obstacle.kind === 'slot' && <Alternatives starts={obstacle.alternatives} onTake={props.onTakeSlot} />}
    </Dialog>
  );
}

function useWords(obstacle: Obstacle): { title: string; text: string; close: string } {
  const { t } = useTranslation('booking');
  switch (obstacle.kind) {
    case 'price':
      return { title: t('priceChanged.title'), text: t('priceChanged.text'), close: t('priceChanged.cancel') };
    case 'slot': {
      const close = t('slotTaken.close');
      if (obstacle.ownBookingId === null) return { title: t('slotTaken.title'), text: t('slotTaken.text'), close };
      return { title: t('slotTaken.ownTitle'), text: t('slotTaken.ownText'), close };
    }
    case 'own': {
      const { why, maximum } = obstacle;
      return { title: t(`own.title.${why}`), text: t(`own.text.${why}`, { maximum }), close: t('own.close') };
    }
  }
}

/** The new price is accepted here; a booking of one's own is opened, where it can be paid, moved or cancelled. */
function Answer({ obstacle, isBusy, onAcceptPrice }: Omit<ObstacleDialogProps, 'onDismiss' | 'onTakeSlot'>) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (obstacle.kind === 'price') {
    return (
      <Button variant="secondary" size="large" loading={isBusy} onClick={onAcceptPrice}>
        {t('priceChanged.confirm', { amount: format.rupees(obstacle.total) })}
      </Button>
    );
  }
  const bookingId = obstacle.kind === 'own' ? obstacle.bookingId : obstacle.ownBookingId;
  if (bookingId === null) return null;
  return (
    <Button asChild variant="secondary" size="large">
      <Link to="/bookings/$bookingId" params={{ bookingId }}>
        {t('own.view')}
      </Link>
    </Button>
  );
}
