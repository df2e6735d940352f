import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { session } from '@/lib/session/session.ts';
import { Card } from '@/ui/card.tsx';
import { secondFactor } from '../queries.ts';
import { useProveFactor } from '../use-prove-factor.ts';
import { FactorPane } from './factor-pane.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import { ProveFactor } from './prove-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Waiting } from './waiting.tsx';

interface FactorGateProps {
  /** `set_up`: the account has no second factor yet. */
  wanted: 'confirm' | 'set_up';
  onPassed: () => void;
  onCancel: () => void;
}

export function FactorGate({ wanted, onPassed, onCancel }: FactorGateProps) {
  const { t } = useTranslation('factor');
  if (wanted === 'set_up') {
    return (
      <GateCard title={t('gate.setUpTitle')} text={t('gate.setUpText')}>
        <FactorPane>
          <SetUp onPassed={onPassed} onCancel={onCancel} />
        </FactorPane>
      </GateCard>
    );
  }
  return <Confirm onPassed={onPassed} onCancel={onCancel} />;
}

function Confirm({ onPassed, onCancel }: Pick<FactorGateProps, 'onPassed' | 'onCancel'>) {
  const { t } = useTranslation('factor');
  const factor = useProveFactor(onPassed);
  const text = t(factor.code.kind === 'authenticator' ? 'gate.confirmText' : 'gate.recoveryText');
  return (
    <GateCard title={t('gate.confirmTitle')} text={text}>
      <ProveFactor factor={factor} onCancel={onCancel} />
    </GateCard>
  );
}

function GateCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="mx-auto grid w-full max-w-lg gap-6 p-5 sm:p-8">
      <div>
        <span
          aria-hidden="true"
          className="mb-4 flex size-12 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-6"
        >
          <ShieldCheck />
        </span>
        <h1 className="text-title">{title}</h1>
        <p className="mt-1.5 text-pretty text-text-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}

function SetUp({ onPassed, onCancel }: Pick<FactorGateProps, 'onPassed' | 'onCancel'>) {
  const { t } = useTranslation('factor');
  const { data: factor, isPending, error, refetch, isRefetching } = useQuery(secondFactor());
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes heading="h2" codes={codes} onSaved={onPassed} />;
  if (isPending) return <Waiting />;
  if (!factor) {
    return (
      <LoadFailed title={t('loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <FactorSetUp
      hasPassword={factor.hasPassword}
      onCancel={onCancel}
      onDone={(fresh) => {
        setCodes(fresh);
        void session.refresh();
      }}
    />
  );
}
