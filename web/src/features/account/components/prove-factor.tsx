import type { SubmitEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { CodeField } from '@/shared/auth/components/code-field.tsx';
import type { useProveFactor } from '../use-prove-factor.ts';
import { Buttons } from './factor-set-up.tsx';

interface ProveFactorProps {
  factor: ReturnType<typeof useProveFactor>;
  onCancel: () => void;
}

export function ProveFactor({ factor, onCancel }: ProveFactorProps) {
  const { t } = useTranslation('factor');
  const { code, setCode, error, isBusy, prove } = factor;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void prove();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CodeField code={code} onChange={setCode} error={error} isFirst />
      <Buttons label={t('stepUp.submit')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
