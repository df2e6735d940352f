import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { ResultFrame } from './result-frame.tsx';
import { WaysAndSteps } from './ways-and-steps.tsx';

/** The server did not answer: the page offers another try and still tells how one pays and what comes next. */
export function OutcomeNotLoaded({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['payment', 'common']);
  return (
    <ResultFrame tone="danger" icon={<CloudOff />} title={t('load.failed')} text={t('load.hint')}>
      {/* Above the steps, where a phone shows it without scrolling. */}
      <Button size="large" loading={isBusy} onClick={onRetry} block>
        {t('common:action.retry')}
      </Button>
      <WaysAndSteps />
    </ResultFrame>
  );
}
