import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
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
  /** Only fills in day and time. The customer still submits the form. */
  onTakeSlot: (start: SlotStart) => void;
}

/**
 * Explains why the booking was not made. The customer confirms new prices or chooses another time, so nothing is booked
 * unseen.
 */
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

/** Accepts the new price, or links to the customer's own booking, which can be paid, moved or cancelled there. */
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
