import { useState } from 'react';
import { api } from '@/lib/api/api.ts';
import { session } from '@/lib/session/session.ts';
import { isWholeCode, noCode } from '@/shared/auth/rules/typed-code.ts';
import { useCodeFailure, useCodeNeeded } from '@/shared/auth/use-code-failure.ts';

export function useProveFactor(onProved: () => void) {
  const failureText = useCodeFailure();
  const codeNeeded = useCodeNeeded();
  const [code, setCode] = useState(noCode);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function prove(): Promise<void> {
    if (!isWholeCode(code)) return setError(codeNeeded(code.kind));
    setBusy(true);
    setError(null);
    try {
      await api.auth.factors.prove({ code: code.text });
      session.challengeVerified();
      onProved();
    } catch (failure) {
      setBusy(false);
      setError(failureText(failure, code.kind));
    }
  }

  return { code, setCode, error, isBusy, prove };
}
