import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { PasswordInput } from '@/shared/auth/components/password-input.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { signInMethods } from '../queries.ts';
import { useDeleteForm } from '../use-delete-form.ts';
import { OpenBookings } from './open-bookings.tsx';
import { Waiting } from './waiting.tsx';

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { form, submit, openBookings } = useDeleteForm();
  useBackCloses(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.confirmTitle')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            type="submit"
            form="delete-account"
            variant="danger"
            size="large"
            loading={form.formState.isSubmitting}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id="delete-account" noValidate onSubmit={submit} className="grid gap-4 pb-2">
        <p className="text-pretty text-text-muted">{t('delete.text')}</p>
        <Proof form={form} />
        {openBookings && <OpenBookings bookingIds={openBookings} />}
      </form>
    </Dialog>
  );
}

function Proof({ form }: Pick<ReturnType<typeof useDeleteForm>, 'form'>) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const { data: methods, isPending } = useQuery(signInMethods());
  const error = form.formState.errors.proof && t('delete.wrong');
  // Waits for the sign-in methods, so that the field is not replaced under what is typed.
  if (isPending) return <Waiting rows={1} />;
  if (methods?.hasPassword === false) {
    return (
      <Field label={t('delete.email')} hint={user?.email} error={error}>
        <EmailInput {...form.register('proof')} maxLength={limits.proofLength} autoComplete="off" />
      </Field>
    );
  }
  return (
    <Field label={t('delete.password')} error={error}>
      <PasswordInput {...form.register('proof')} autoComplete="current-password" />
    </Field>
  );
}
