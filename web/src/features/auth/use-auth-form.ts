import type { signUpInput } from '@pahiya/contract/auth/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { useState } from 'react';
import type { z } from 'zod';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode, isInvalidField } from '@/lib/api/api-errors.ts';
import { useShortForm } from '@/lib/form/use-short-form.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { notify } from '@/ui/notify.ts';
import { challengeOf } from './rules/challenge-of.ts';
import { checkForm } from './rules/check-form.ts';
import type { AuthMode } from './types.ts';
import { useAuthFailure } from './use-auth-failure.ts';

/** Form values, in which the box starts unchecked. */
type Credentials = Pick<z.infer<typeof signUpInput>, 'fullName' | 'email' | 'password'> & { isAdult: boolean };

const empty: Credentials = { fullName: '', email: '', password: '', isAdult: false };

export type AuthForm = ReturnType<typeof useShortForm<Credentials>>;

/**
 * Form of a mode and its action. `unconfirmed` is the address that was sent a link. `challengeId` is the second-factor
 * challenge to answer.
 */
export function useAuthForm(mode: AuthMode) {
  const { t, i18n } = useTranslation('auth');
  const failureText = useAuthFailure();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [challengeId, setChallenge] = useState<string | null>(null);
  const form = useShortForm(empty, (values) => checkForm(values, (all) => all[mode]));

  async function login({ email, password }: Credentials): Promise<void> {
    try {
      await authActions.signIn({ email, password });
      notify.success(t('login.success'));
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge) setChallenge(challenge);
      else notify.error(t('login.failed'), failureText(error, t('login.fallback')));
    }
  }

  async function signUp(input: Credentials): Promise<void> {
    try {
      if (await authActions.signUp({ ...input, isAdult: true, language: i18n.language }))
        notify.success(t('signup.success', { brand: brand.name }));
      else setUnconfirmed(input.email);
    } catch (error) {
      if (errorCode(error) === 'EMAIL_TAKEN') form.setError('email', 'taken');
      if (isInvalidField(error, 'fullName')) form.setError('fullName', 'refused');
      if (errorCode(error) === 'PASSWORD_TOO_COMMON') form.setError('password', 'common');
      notify.error(t('signup.failed'), failureText(error, t('signup.fallback')));
    }
  }

  return {
    form,
    submit: form.handleSubmit(mode === 'signup' ? signUp : login),
    unconfirmed,
    challengeId,
    leaveChallenge: () => setChallenge(null),
    startAgain: () => setUnconfirmed(null),
  };
}
