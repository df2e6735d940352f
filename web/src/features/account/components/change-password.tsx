import { limits } from '@pahiya/contract/shared/limits';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { PasswordInput } from '@/shared/auth/components/password-input.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { useChangePassword } from '../use-change-password.ts';

const count = limits.passwordMinimum;

export function ChangePassword() {
  const { t } = useTranslation(['account', 'auth']);
  const failureText = useFailureText();
  const { form, change } = useChangePassword();
  const { errors, isSubmitting } = form.formState;
  const { currentPassword: current, newPassword } = errors;

  const submit = form.handleSubmit(async (passwords) => {
    try {
      await change.mutateAsync(passwords);
      form.reset();
      notify.success(t('password.done'), t('password.doneText'));
    } catch (error) {
      if (errorCode(error) === 'WRONG_PASSWORD')
        form.setError('currentPassword', { type: 'wrong' }, { shouldFocus: true });
      else if (errorCode(error) === 'SAME_PASSWORD')
        form.setError('newPassword', { type: 'same' }, { shouldFocus: true });
      else if (errorCode(error) === 'PASSWORD_TOO_COMMON')
        form.setError('newPassword', { type: 'common' }, { shouldFocus: true });
      else notify.error(t('password.failed'), failureText(error) ?? t('password.fallback'));
    }
  });

  function newPasswordError(): string {
    if (newPassword?.type === 'same') return t('password.same');
    return newPassword?.type === 'common'
      ? t('auth:error.PASSWORD_TOO_COMMON')
      : t('auth:invalid.newPassword', { count });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('password.current')}
        error={current && t(current.type === 'wrong' ? 'password.wrong' : 'auth:invalid.password')}
      >
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field
        label={t('auth:field.newPassword')}
        hint={!newPassword && t('auth:field.passwordHint', { count })}
        error={newPassword && newPasswordError()}
      >
        <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" loading={isSubmitting} className="justify-self-stretch sm:justify-self-start">
        {t('password.submit')}
      </Button>
    </form>
  );
}
