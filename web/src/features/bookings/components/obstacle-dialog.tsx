import type { SlotStart } from '@pahiya/contract/garages/schemas';
import type { Obstacle } from '../use-submit-booking.ts';
import { PriceChangedDialog } from './price-changed-dialog.tsx';
import { SlotTakenDialog } from './slot-taken-dialog.tsx';

interface ObstacleDialogProps {
  obstacle: Obstacle;
  isBusy: boolean;
  onDismiss: () => void;
  onAcceptPrice: () => void;
  onTakeSlot: (start: SlotStart) => void;
}

export function ObstacleDialog({ obstacle, isBusy, onDismiss, onAcceptPrice, onTakeSlot }: ObstacleDialogProps) {
  if (obstacle.kind === 'slot') {
    return <SlotTakenDialog alternatives={obstacle.alternatives} onTake={onTakeSlot} onClose={onDismiss} />;
  }
  return <PriceChangedDialog change={obstacle} isBusy={isBusy} onAccept={onAcceptPrice} onClose={onDismiss} />;
}
