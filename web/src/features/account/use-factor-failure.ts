import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import type { CodeKind } from '@/shared/auth/rules/typed-code.ts';
import { useCodeFailure } from '@/shared/auth/use-code-failure.ts';

interface Failure {
  password?: string;
  code?: string;
}

/** Runs a change of the second factor and reports a refusal at its field. */
export function useFactorFailure(kind: CodeKind = 'authenticator') {
  const { t } = useTranslation('factor');
  const codeFailure = useCodeFailure();
  const [failure, setFailure] = useState<Failure>({});
  const [isBusy, setBusy] = useState(false);

  function toFailure(error: unknown): Failure {
    const code = isAnswered(error) ? error.code : null;
    if (code === 'WRONG_PASSWORD') return { password: t('wrongPassword') };
    if (code === 'SIGN_IN_AGAIN') return { password: t('signInAgain') };
    const text = codeFailure(error, kind);
    // A form with a single field shows the error there.
    return { code: text, ...(code !== 'INVALID_CODE' && { password: text }) };
  }

  async function attempt(change: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure({});
    try {
      await change();
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return { failure, isBusy, attempt };
}
