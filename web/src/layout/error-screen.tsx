import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { connection, useIsOffline } from '@/lib/connection/connection.ts';
import { Button } from '@/ui/button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** An uncaught error while rendering (product, section 2.4). Both ways out of an error reload the page. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const isOffline = useIsOffline();
  useRecovery();
  return (
    <MessageScreen
      illustration="error"
      title={t(isOffline ? 'offline.title' : 'renderError.title')}
      // An unexpected error of the server ends with the id of its request, which the log has too.
      text={[t(isOffline ? 'offline.text' : 'renderError.text'), String(error).split('Request:')[1]]}
      action={
        <>
          <Button onClick={() => window.location.reload()}>
            {t(isOffline ? 'action.retry' : 'renderError.refresh')}
          </Button>
          <Button asChild variant="outline">
            {isOffline ? (
              <Link to="/profile" search={{ tab: 'bookings' }}>
                {t('offline.bookings')}
              </Link>
            ) : (
              <a href="/">{t('renderError.home')}</a>
            )}
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
