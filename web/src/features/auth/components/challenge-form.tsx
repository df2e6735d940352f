import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { CodeField } from '@/shared/auth/components/code-field.tsx';
import { isWholeCode, noCode } from '@/shared/auth/rules/typed-code.ts';
import { useCodeFailure, useCodeNeeded } from '@/shared/auth/use-code-failure.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { AuthHeading } from './auth-layout.tsx';

interface ChallengeFormProps {
  challengeId: string;
  /** Returns to the password, also when the challenge has expired. */
  onBack: () => void;
}

export function ChallengeForm({ challengeId, onBack }: ChallengeFormProps) {
  const { t } = useTranslation(['factor', 'auth']);
  const failureText = useCodeFailure();
  const codeNeeded = useCodeNeeded();
  const [code, setCode] = useState(noCode);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isWholeCode(code)) return setError(codeNeeded(code.kind));
    setBusy(true);
    setError(null);
    try {
      await authActions.answerChallenge({ challengeId, code: code.text });
      notify.success(t('auth:login.success'));
    } catch (failure) {
      setBusy(false);
      if (errorCode(failure as Error) === 'CHALLENGE_EXPIRED') {
        notify.error(t('auth:login.failed'), t('challenge.expired'));
        onBack();
      } else setError(failureText(failure, code.kind));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <AuthHeading
        title={t('challenge.title')}
        text={t(code.kind === 'authenticator' ? 'challenge.text' : 'challenge.recoveryText')}
      />
      <CodeField code={code} onChange={setCode} error={error} isFirst />
      <Button type="submit" size="large" block loading={isBusy}>
        {t('auth:login.submit')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('auth:forgot.back')}
      </Button>
    </form>
  );
}
