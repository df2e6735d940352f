import type { SubmitEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { stepUp } from '@/lib/session/step-up.ts';
import { CodeField } from '@/shared/auth/components/code-field.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useProveFactor } from '../use-prove-factor.ts';

/** Asks for the second factor again. A right code lets the waiting request continue. */
export function StepUpDialog() {
  const { t } = useTranslation(['factor', 'common']);
  const { code, setCode, error, isBusy, prove } = useProveFactor(() => stepUp.settle(true));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The dialog may be inside another form in React's tree.
    event.stopPropagation();
    void prove();
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
      <form id="step-up" noValidate onSubmit={submit} className="grid gap-4 pb-2">
        <p className="text-pretty text-text-muted">
          {t(code.kind === 'authenticator' ? 'stepUp.text' : 'stepUp.recoveryText')}
        </p>
        <CodeField code={code} onChange={setCode} error={error} />
      </form>
    </Dialog>
  );
}
