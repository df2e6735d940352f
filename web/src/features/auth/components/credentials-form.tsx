import { limits } from '@pahiya/contract/shared/limits';
import { Link } from '@tanstack/react-router';
import type { SubmitEventHandler } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { AdultField } from '@/shared/auth/components/adult-field.tsx';
import { PasswordInput } from '@/shared/auth/components/password-input.tsx';
import { Button } from '@/ui/button.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import type { AuthMode } from '../types.ts';
import type { AuthForm } from '../use-auth-form.ts';

interface CredentialsFormProps {
  mode: AuthMode;
  form: AuthForm;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

export function CredentialsForm({ mode, form, onSubmit }: CredentialsFormProps) {
  const { t } = useTranslation('auth');
  const { isSubmitting, errors } = form;
  const emailError = errors.email === 'taken' ? t('error.EMAIL_TAKEN') : t('invalid.email');
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {mode === 'signup' && (
        <Field label={t('field.fullName')} error={errors.fullName && t('invalid.fullName')}>
          <Input {...form.register('fullName')} autoComplete="name" required maxLength={limits.fullNameLength} />
        </Field>
      )}
      <Field label={t('field.email')} error={errors.email && emailError}>
        <EmailInput required {...form.register('email')} />
      </Field>
      <PasswordField mode={mode} form={form} />
      {mode === 'signup' && <AdultField {...form.register('isAdult')} isMissing={errors.isAdult !== undefined} />}
      <Button type="submit" size="large" block loading={isSubmitting} className="mt-1">
        {t(`${mode}.submit`)}
      </Button>
    </form>
  );
}

function PasswordField({ mode, form }: Pick<CredentialsFormProps, 'mode' | 'form'>) {
  const { t } = useTranslation('auth');
  const { password } = form.errors;
  const count = limits.passwordMinimum;
  if (mode === 'signup') {
    return (
      <Field
        label={t('field.password')}
        hint={!password && t('field.passwordHint', { count })}
        error={
          password && (password === 'common' ? t('error.PASSWORD_TOO_COMMON') : t('invalid.newPassword', { count }))
        }
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
    );
  }
  return (
    <div className="flex flex-col">
      <Field label={t('field.password')} error={password && t('invalid.password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Link
        to="/auth/reset"
        className="-me-1 inline-flex min-h-11 items-center self-end rounded-control px-1 font-medium text-info text-sm hover:underline"
      >
        {t('login.forgot')}
      </Link>
    </div>
  );
}
