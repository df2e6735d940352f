import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Button } from '@/ui/button.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { MessageScreen } from './message-screen.tsx';
import { answerUnknownPath } from './not-found-rules.ts';

/** Any path without a page: shows the 404 page or redirects. */
export function NotFoundScreen() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { status } = useSession();
  const answer = answerUnknownPath(pathname, status);

  if ('redirectTo' in answer) return <Navigate to={answer.redirectTo} replace />;
  if (answer.show === 'spinner') return <LoadingScreen />;
  return (
    <MessageScreen
      illustration="not-found"
      mark="404"
      title={t('notFound.title')}
      action={
        <>
          <Button asChild>
            <Link to="/">{t('notFound.home')}</Link>
          </Button>
          {status === 'signed-out' && (
            <Button asChild variant="outline">
              <Link to="/auth">{t('nav.signIn')}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
