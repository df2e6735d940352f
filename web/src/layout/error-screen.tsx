import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { connection, useIsOffline } from '@/lib/connection/connection.ts';
import { Button } from '@/ui/button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** An uncaught error while rendering (product, section 2.4). Both ways out reload the page. */
export function ErrorScreen() {
  const { t } = useTranslation('common');
  const isOffline = useIsOffline();
  useRecovery();
  if (isOffline) return <Offline />;
  return (
    <MessageScreen
      illustration="error"
      title={t('renderError.title')}
      text={t('renderError.text')}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('renderError.refresh')}</Button>
          <Button asChild variant="outline">
            <a href="/">{t('renderError.home')}</a>
          </Button>
        </>
      }
    />
  );
}

function useRecovery(): void {
  const router = useRouter();
  useEffect(
    () =>
      connection.subscribe(() => {
        if (!connection.isOffline()) void router.invalidate();
      }),
    [router],
  );
}

function Offline() {
  const { t } = useTranslation('common');
  return (
    <MessageScreen
      illustration="error"
      title={t('offline.title')}
      text={t('offline.text')}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
          <Button asChild variant="outline">
            <Link to="/profile" search={{ tab: 'bookings' }}>
              {t('offline.bookings')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
