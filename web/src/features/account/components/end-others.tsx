import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { useEndSessions } from '../use-end-sessions.ts';

const ConfirmDialog = lazyPart(async () => {
  const { ConfirmDialog } = await import('@/ui/confirm-dialog.tsx');
  return { default: ConfirmDialog };
});

export function EndOthers() {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { endOthers, isEndingOthers } = useEndSessions();
  return (
    <>
      <Button variant="outline" className="justify-self-stretch sm:justify-self-start" onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" />
        {t('devices.endOthers')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('devices.endOthersTitle')}
            text={t('devices.endOthersText')}
            confirm={t('devices.endOthers')}
            isBusy={isEndingOthers}
            onConfirm={() => endOthers(() => setAsking(false))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
