import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

/** Shows the same text for a deleted post, a private one, and one by a blocked person, so that it reveals nothing. */
export function PostNotFound({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('community');
  return (
    <EmptyState
      as="h1"
      illustration="not-found"
      title={t('page.notFound')}
      text={t('page.notFoundText')}
      action={
        isSignedIn ? (
          <Button asChild>
            <Link to="/community">{t('page.toCommunity')}</Link>
          </Button>
        ) : (
          <Button asChild>
            <Link to="/">{t('page.toHome')}</Link>
          </Button>
        )
      }
    />
  );
}
