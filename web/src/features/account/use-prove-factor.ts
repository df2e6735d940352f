import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '@/lib/api.ts';
import { session } from '@/lib/session/session.ts';
import { useCodeFailure } from '@/lib/use-code-failure.ts';

/** Verifies the second factor again in this session. */
export function useProveFactor(onProved: () => void) {
  const { t } = useTranslation('factor');
  const failureText = useCodeFailure();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function prove(): Promise<void> {
    if (code.trim().length < 6) return setError(t('code.needed'));
    setBusy(true);
    setError(null);
    try {
      await api.auth.factors.prove({ code });
      session.challengeVerified();
      onProved();
    } catch (failure) {
      setBusy(false);
      setError(failureText(failure));
    }
  }

  return { code, setCode, error, isBusy, prove };
}
