import { CloudOff } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { ResultFrame } from './result-frame.tsx';
import { WaysAndSteps } from './ways-and-steps.tsx';

/** The server did not answer. The page offers a retry and still shows the payment methods and next steps. */
export function OutcomeNotLoaded({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['payment', 'common']);
  return (
    <ResultFrame tone="danger" icon={<CloudOff />} title={t('load.failed')} text={t('load.hint')}>
      {/* Above the steps, so that a phone shows it without scrolling. */}
      <Button size="large" loading={isBusy} onClick={onRetry} block>
        {t('common:action.retry')}
      </Button>
      <WaysAndSteps />
    </ResultFrame>
  );
}
