import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { reason as reasonSchema } from '@pahiya/contract/desk/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useCloseMoney } from '../../use-close-money.ts';
import { FormDialog } from '../form-dialog.tsx';

/** Load it lazily. */
export function CloseMoneyDialog({ row, onClose }: { row: MoneyRow; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const failureText = useFailureText();
  const close = useCloseMoney();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = reasonSchema.safeParse(reason);
    setMissing(!given.success);
    if (!given.success) return;
    try {
      await close.mutateAsync({ rowId: row.id, reason: given.data });
      notify.success(t('money.closed'));
      onClose();
    } catch (error) {
      notify.error(t('money.closeFailed'), failureText(error) ?? t('tryAgain'));
    }
  }

  return (
    <FormDialog
      title={t('money.closeTitle')}
      description={t('money.closeText')}
      action={t('money.close')}
      isSending={close.isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p className="font-medium">{t(`money.what.${row.problem}`)}</p>
      <Field label={t('money.reason')} required error={isMissing && t('money.reasonMissing')}>
        <Textarea
          rows={3}
          autoFocus
          maxLength={limits.reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
