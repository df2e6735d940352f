import { isReservedUsername, type OwnProfile } from '@pahiya/contract/profiles/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode, isInvalidField } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { PhoneInput } from '@/ui/phone-input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import type { BackTarget } from '../rules.ts';
import { useEditProfile } from '../use-edit-profile.ts';

const limit = limits.bioLength;

interface EditProfileProps {
  profile: OwnProfile;
  toBooking: BackTarget | undefined;
}

export function EditProfile({ profile, toBooking }: EditProfileProps) {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const { form, update } = useEditProfile(profile);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (changes) => {
    try {
      await update.mutateAsync(changes);
      notify.success(t('profile.saved'));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'USERNAME_TAKEN') form.setError('username', { type: 'taken' }, { shouldFocus: true });
      else if (isInvalidField(error, 'fullName')) form.setError('fullName', { type: 'refused' }, { shouldFocus: true });
      else if (code === 'LINK_TOO_EARLY') form.setError('bio', { type: 'link' }, { shouldFocus: true });
      else notify.error(t('profile.failed'), failureText(error) ?? undefined);
    }
  });

  function usernameProblem() {
    if (!errors.username) return undefined;
    if (errors.username.type === 'taken') return t('profile.usernameTaken');
    const isReserved = isReservedUsername(form.getValues('username').trim());
    return t(isReserved ? 'profile.usernameReserved' : 'profile.usernameInvalid', { limit: limits.usernameLength });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('profile.fullName')} required error={errors.fullName && t('profile.invalidName')}>
        <Input {...form.register('fullName')} autoComplete="name" maxLength={limits.fullNameLength} />
      </Field>
      <Field label={t('profile.username')} required hint={t('profile.usernameHint')} error={usernameProblem()}>
        <Input
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={limits.usernameLength}
          icon={<span className="font-medium">@</span>}
        />
      </Field>
      <Field label={t('profile.email')} hint={t('profile.emailHint')}>
        <Input type="email" value={profile.email} readOnly />
      </Field>
      <Field label={t('profile.phone')} error={errors.phone && t('profile.invalidPhone')}>
        <PhoneInput {...form.register('phone')} placeholder={t('profile.phonePlaceholder')} />
      </Field>
      <Field
        label={t('profile.bio')}
        hint={t('profile.bioHint', { used: form.watch('bio').length, limit })}
        error={errors.bio && t(errors.bio.type === 'link' ? 'profile.linkTooEarly' : 'profile.invalidBio', { limit })}
      >
        <Textarea {...form.register('bio')} maxLength={limit} />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" loading={isSubmitting}>
          {t('profile.save')}
        </Button>
        {toBooking && update.isSuccess && (
          <Button asChild variant="outline">
            <Link {...toBooking}>{t('profile.toBooking')}</Link>
          </Button>
        )}
      </div>
    </form>
  );
}
