import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/layout/code-field.tsx';
import { api } from '@/lib/api.ts';
import { session } from '@/lib/session/session.ts';
import { stepUp } from '@/lib/step-up.ts';
import { useCodeFailure } from '@/lib/use-code-failure.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

/** The server wants the second factor again: with a right code the call that waits goes on. */
export function StepUpDialog() {
  const { t } = useTranslation(['factor', 'common']);
  const failureText = useCodeFailure();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // The dialog may stand over another one, whose form is around it for React.
    event.stopPropagation();
    if (code.trim().length < 6) return setError(t('code.needed'));
    setBusy(true);
    try {
      await api.auth.factors.prove({ code });
      session.challengeVerified();
      stepUp.settle(true);
    } catch (failure) {
      setBusy(false);
      setError(failureText(failure));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && stepUp.settle(false)}
      title={t('stepUp.title')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={() => stepUp.settle(false)}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form="step-up" size="large" loading={isBusy}>
            {t('stepUp.submit')}
          </Button>
        </>
      }
    >
      <form id="step-up" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 pb-2">
        <p className="text-pretty text-text-muted">{t('stepUp.text')}</p>
        <CodeField code={code} onChange={setCode} error={error} />
      </form>
    </Dialog>
  );
}
