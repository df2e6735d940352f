import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { session } from '@/lib/session/session.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { secondFactor } from '../queries.ts';
import { FactorChange } from './factor-change.tsx';
import { FactorPane } from './factor-pane.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Waiting } from './waiting.tsx';

type Step = 'look' | 'setUp' | 'renew' | 'turnOff' | { codes: string[] };

export function TwoFactorSection() {
  const { t } = useTranslation('factor');
  const queryClient = useQueryClient();
  const { data: factor, isPending, error, refetch, isRefetching } = useQuery(secondFactor());
  const [step, setStep] = useState<Step>('look');

  function renew() {
    void queryClient.invalidateQueries({ queryKey: secondFactor().queryKey });
    void session.refresh();
  }

  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {isPending && <Waiting />}
      {!isPending && !factor && (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => void refetch()} />
      )}
      <FactorPane>
        {typeof step === 'object' && <RecoveryCodes codes={step.codes} onSaved={() => setStep('look')} />}
        {factor && step === 'look' && <Standing factor={factor} onStep={setStep} />}
        {factor && step === 'setUp' && (
          <FactorSetUp
            hasPassword={factor.hasPassword}
            onCancel={() => setStep('look')}
            onDone={(codes) => {
              notify.success(t('on.done'));
              setStep({ codes });
              renew();
            }}
          />
        )}
        {factor && (step === 'renew' || step === 'turnOff') && (
          <FactorChange
            kind={step}
            hasPassword={factor.hasPassword}
            onCancel={() => setStep('look')}
            onDone={(codes) => {
              if (!codes) notify.success(t('off.done'));
              setStep(codes ? { codes } : 'look');
              renew();
            }}
          />
        )}
      </FactorPane>
    </SettingsSection>
  );
}

interface StandingProps {
  factor: { isOn: boolean; since: string | null; recoveryCodesLeft: number };
  onStep: (step: Step) => void;
}

function Standing({ factor, onStep }: StandingProps) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  if (!factor.isOn) {
    return (
      <Button className="justify-self-stretch sm:justify-self-start" onClick={() => onStep('setUp')}>
        {t('off.turnOn')}
      </Button>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="font-semibold">{t('on.since', { date: format.date((factor.since ?? '').slice(0, 10)) })}</p>
          <p className="text-text-muted">{t('codes.left', { count: factor.recoveryCodesLeft })}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="outline" onClick={() => onStep('renew')}>
          {t('codes.renew')}
        </Button>
        <Button variant="outline" onClick={() => onStep('turnOff')}>
          {t('on.turnOff')}
        </Button>
      </div>
    </div>
  );
}
