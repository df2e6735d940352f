import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { useLeave } from './use-leave.ts';
import { useRefusal } from './use-refusal.ts';

/** Form that deletes the account. `openBookings` prevent it. */
export function useDeleteForm() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const refusal = useRefusal();
  const { remove } = useLeave();
  const [openBookings, setOpenBookings] = useState<string[] | null>(null);
  const form = useForm({ defaultValues: { proof: '' } });

  const submit = form.handleSubmit(async ({ proof }) => {
    setOpenBookings(null);
    if (proof.trim() === '') return form.setError('proof', { type: 'wrong' }, { shouldFocus: true });
    try {
      await remove(proof);
      notify.success(t('delete.done'), t('delete.doneText'));
    } catch (error) {
      if (isAnswered(error) && error.code === 'WRONG_PROOF')
        form.setError('proof', { type: 'wrong' }, { shouldFocus: true });
      else if (refusal.bookingsOf(error)) setOpenBookings(refusal.bookingsOf(error));
      else notify.error(t('delete.failed'), refusal.textOf(error) ?? failureText(error) ?? undefined);
    }
  });

  return { form, submit, openBookings };
}
