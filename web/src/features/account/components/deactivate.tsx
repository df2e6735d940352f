import { Moon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { useLeave } from '../use-leave.ts';

const ConfirmDialog = lazyPart(async () => {
  const { ConfirmDialog } = await import('@/ui/confirm-dialog.tsx');
  return { default: ConfirmDialog };
});

export function Deactivate() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { deactivate } = useLeave();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function goAway() {
    setBusy(true);
    try {
      await deactivate();
      notify.success(t('deactivate.done'), t('deactivate.doneText'));
    } catch (error) {
      setBusy(false);
      setAsking(false);
      notify.error(t('deactivate.failed'), failureText(error) ?? undefined);
    }
  }

  return (
    <SettingsSection title={t('deactivate.title')} text={t('deactivate.text')}>
      <Button variant="outline" className="justify-self-stretch sm:justify-self-start" onClick={() => setAsking(true)}>
        <Moon aria-hidden="true" />
        {t('deactivate.title')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('deactivate.confirmTitle')}
            text={t('deactivate.text')}
            confirm={t('deactivate.confirm')}
            isBusy={isBusy}
            onConfirm={() => void goAway()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
