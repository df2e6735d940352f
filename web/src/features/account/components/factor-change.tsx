import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { CodeField } from '@/shared/auth/components/code-field.tsx';
import { PasswordInput } from '@/shared/auth/components/password-input.tsx';
import { noCode } from '@/shared/auth/rules/typed-code.ts';
import { Field } from '@/ui/field.tsx';
import { useFactorFailure } from '../use-factor-failure.ts';
import { Buttons } from './factor-set-up.tsx';

interface FactorChangeProps {
  kind: 'renew' | 'turnOff';
  hasPassword: boolean;
  onCancel: () => void;
  /** Called with the new recovery codes; null after switching off. */
  onDone: (recoveryCodes: string[] | null) => void;
}

export function FactorChange({ kind, hasPassword, onCancel, onDone }: FactorChangeProps) {
  const { t } = useTranslation('factor');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState(noCode);
  const { failure, isBusy, attempt } = useFactorFailure(code.kind);

  async function change() {
    const request = { code: code.text, ...(hasPassword && { password }) };
    if (kind === 'renew') return onDone((await api.auth.factors.renewCodes(request)).codes);
    await api.auth.factors.turnOff(request);
    onDone(null);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void attempt(change);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-pretty">{t(kind === 'renew' ? 'codes.renewText' : 'on.turnOffText')}</p>
      {hasPassword && (
        <Field label={t('password')} error={failure.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      <CodeField
        code={code}
        onChange={setCode}
        error={hasPassword ? failure.code : (failure.code ?? failure.password)}
      />
      <Buttons label={t(kind === 'renew' ? 'codes.renew' : 'on.turnOff')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
