import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { pushNotNow } from '../storage.ts';
import { usePush } from '../use-push.ts';
import { PushCard } from './push-card.tsx';

/** Shown above the list until pushes are on or the user declines. The settings always offer pushes. */
export function PushOffer() {
  const { t } = useTranslation('notifications');
  const push = usePush();
  const [isHidden, setHidden] = useState(() => pushNotNow.isSet());
  const isOffered = ['default', 'failed', 'denied', 'needs-install'].includes(push.state);
  if (isHidden || !isOffered) return null;

  function hide() {
    pushNotNow.set();
    setHidden(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className="mb-6">
      <PushCard
        push={push}
        action={
          <Button variant="ghost" size="small" className="only:-ms-3.5" onClick={hide}>
            {t('push.notNow')}
          </Button>
        }
      />
    </div>
  );
}
