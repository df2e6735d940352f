import type { MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { notify } from '@/ui/notify.ts';
import { mechanicsOptions } from '../../queries/offers.ts';
import { useMechanics } from '../../use-mechanics.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';

interface LeavingDialogProps {
  garageId: string;
  mechanic: MechanicAtWork;
  /** Navigates there in place of this dialog, which closes when the address changes. */
  onReassign: () => void;
  onClose: () => void;
}

/** Shown before a mechanic is set inactive: lists the bookings to reassign and leads to them. */
export function LeavingDialog({ garageId, mechanic, onReassign, onClose }: LeavingDialogProps) {
  const { t } = useTranslation('workshop');
  const { change } = useMechanics(garageId);
  const showFailure = useOfferFailure();
  const [isBusy, setBusy] = useState(false);
  const { name, comingBookings: count } = mechanic;
  const { data: all = [] } = useQuery(mechanicsOptions(garageId));
  const isLast = !all.some(({ id, isActive }) => isActive && id !== mechanic.id);

  async function leave() {
    setBusy(true);
    try {
      await change({ mechanic, to: { isActive: false } });
      const waiting = count > 0 ? t('offers.mechanics.reassign', { count }) : undefined;
      notify.success(t('offers.mechanics.hasLeft', { name }), waiting);
      if (count > 0) onReassign();
      else onClose();
    } catch (error) {
      setBusy(false);
      showFailure(error);
    }
  }

  return (
    <ConfirmDialog
      title={t('offers.mechanics.leaveTitle', { name })}
      text={[
        count > 0 && t('offers.mechanics.leaveText', { count }),
        isLast && t('offers.mechanics.leaveLast'),
        count === 0 && !isLast && t('offers.mechanics.leaveFree'),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={t('offers.mechanics.leave')}
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
