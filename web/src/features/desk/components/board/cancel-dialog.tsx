import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { reason as reasonSchema } from '@pahiya/contract/desk/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useWork } from '../../use-work.ts';

interface CancelDialogProps {
  booking: DeskBooking;
  onClose: () => void;
}

/** Cancels on the garage's behalf. The reason is sent to the customer. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, running } = useWork(booking.id);
  useBackCloses(onClose);

  async function confirm() {
    const given = reasonSchema.safeParse(reason);
    if (!given.success) return setProblem(t('board.cancel.reasonMissing'));
    setProblem(null);
    const outcome = await run({ kind: 'cancel', reason: given.data });
    if (outcome.ok) return onClose();
    if (!outcome.isOver) return setProblem(outcome.problem);
    notify.error(t('board.failed.title'), outcome.problem, booking.id);
    onClose();
  }

  const what = {
    name: booking.customerName,
    day: format.day(booking.bookingDate),
    time: format.clock(booking.bookingTime),
  };
  const isRefunded = booking.paymentMethod === 'online' && booking.paymentStatus === 'paid';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.cancel.title')}
      description={t(booking.isWalkIn ? 'board.cancel.textWalkIn' : 'board.cancel.text', what)}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('board.cancel.keep')}
          </Button>
          <Button variant="danger" size="large" loading={running !== undefined} onClick={() => void confirm()}>
            {t('board.cancel.confirm')}
          </Button>
        </>
      }
    >
      {isRefunded && <p className="pb-3">{t('board.cancel.paid', { amount: format.rupees(booking.totalAmount) })}</p>}
      <Field label={t('board.cancel.reason')} required error={problem}>
        <Textarea
          rows={3}
          maxLength={limits.reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
