import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { notify } from '@/ui/notify.ts';
import { useTeam } from '../../use-team.ts';

/** Load it lazily. */
export function RevokeDialog({ grant, onClose }: { grant: Grant; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const failureText = useFailureText();
  const { revoke } = useTeam();
  const { userId, name, role, garage } = grant;

  async function confirm() {
    try {
      await revoke.mutateAsync({ userId, role, garageId: garage?.id ?? null });
      notify.success(t('team.taken', { name }));
      onClose();
    } catch (error) {
      const isLast = errorCode(error) === 'LAST_ADMIN';
      notify.error(t('team.takeFailed'), isLast ? t('team.lastAdmin') : (failureText(error) ?? t('tryAgain')));
      if (isLast) onClose();
    }
  }

  return (
    <ConfirmDialog
      title={t('team.takeTitle')}
      text={t(garage ? 'team.takeGarageText' : 'team.takeText', {
        name,
        role: t(`roles.${role}`),
        garage: garage?.name ?? '',
      })}
      confirm={t('team.take')}
      isBusy={revoke.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
