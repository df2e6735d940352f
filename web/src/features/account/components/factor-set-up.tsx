import type { FactorSecret } from '@pahiya/contract/auth/factors/schemas';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { CodeField } from '@/shared/auth/components/code-field.tsx';
import { PasswordInput } from '@/shared/auth/components/password-input.tsx';
import { noCode } from '@/shared/auth/rules/typed-code.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { useFactorFailure } from '../use-factor-failure.ts';
import { QrCode } from './qr-code.tsx';

interface FactorSetUpProps {
  hasPassword: boolean;
  onCancel: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

export function FactorSetUp(props: FactorSetUpProps) {
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  if (!secret) return <AskPassword {...props} onSecret={setSecret} />;
  return <ConfirmApp {...props} secret={secret} />;
}

function AskPassword({
  hasPassword,
  onCancel,
  onSecret,
}: FactorSetUpProps & { onSecret: (secret: FactorSecret) => void }) {
  const { t } = useTranslation(['factor', 'common']);
  const { failure, isBusy, attempt } = useFactorFailure();
  const [password, setPassword] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void attempt(async () => onSecret(await api.auth.factors.begin(hasPassword ? { password } : {})));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-pretty text-text-muted">{t('setUp.app')}</p>
      {hasPassword ? (
        <Field label={t('password')} error={failure.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      ) : (
        failure.password && <p role="alert">{failure.password}</p>
      )}
      <Buttons label={t('setUp.next')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

function ConfirmApp({ secret, onCancel, onDone }: FactorSetUpProps & { secret: FactorSecret }) {
  const { t } = useTranslation(['factor', 'common']);
  const { failure, isBusy, attempt } = useFactorFailure();
  const [code, setCode] = useState(noCode);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void attempt(async () => onDone((await api.auth.factors.confirm({ code: code.text })).codes));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p tabIndex={-1} className="text-pretty outline-none">
        {t('setUp.scan')}
      </p>
      <div className="grid items-center justify-items-center gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start">
        <QrCode text={secret.address} label={t('setUp.qr')} />
        <div className="grid w-full gap-4">
          <div className="grid gap-1">
            <p className="text-sm text-text-muted">{t('setUp.type')}</p>
            <p className="wrap-anywhere font-mono font-semibold" data-testid="secret">
              {secret.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </div>
          <Button asChild variant="outline" className="justify-self-stretch sm:justify-self-start">
            <a href={secret.address}>{t('setUp.open')}</a>
          </Button>
        </div>
      </div>
      <CodeField code={code} onChange={setCode} error={failure.code} isAppOnly />
      <Buttons label={t('setUp.confirm')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

export function Buttons({ label, isBusy, onCancel }: { label: string; isBusy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button type="submit" loading={isBusy}>
        {label}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
