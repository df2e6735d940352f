import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { useShortForm } from '@/lib/form/use-short-form.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { PasswordInput } from '@/shared/auth/components/password-input.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { checkForm } from '../rules/check-form.ts';
import { useAuthFailure } from '../use-auth-failure.ts';
import { AuthHeading } from './auth-layout.tsx';

const count = limits.passwordMinimum;

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  /** The token is unknown or expired. */
  onRefused: () => void;
}

export function NewPassword({ token, onDone, onRefused }: NewPasswordProps) {
  const { t } = useTranslation('auth');
  const failureText = useAuthFailure();
  const form = useShortForm({ password: '' }, (values) => checkForm(values, (all) => all.newPassword));
  const { errors, isSubmitting } = form;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await authActions.resetPassword({ token, password });
      notify.success(t('reset.success'), t('reset.successText'));
      onDone();
    } catch (error) {
      const isBadLink = errorCode(error) === 'INVALID_TOKEN' || errorCode(error) === 'INVALID_INPUT';
      if (isBadLink) onRefused();
      else if (errorCode(error) === 'PASSWORD_TOO_COMMON') form.setError('password', 'common');
      else notify.error(t('reset.failed'), failureText(error, t('reset.fallback')));
    }
  });

  return (
    <>
      <AuthHeading title={t('reset.title')} text={t('reset.text')} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('field.newPassword')}
          hint={!errors.password && t('field.passwordHint', { count })}
          error={
            errors.password &&
            (errors.password === 'common' ? t('error.PASSWORD_TOO_COMMON') : t('invalid.newPassword', { count }))
          }
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <Button type="submit" size="large" block loading={isSubmitting}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  );
}
