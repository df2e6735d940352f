import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

export function NoPosts({ isOwn }: { isOwn?: boolean }) {
  const { t } = useTranslation('profile');
  if (!isOwn) return <EmptyState illustration="no-posts" title={t('posts.empty')} text={t('posts.emptyText')} />;
  return (
    <EmptyState
      illustration="no-posts"
      title={t('posts.ownEmpty')}
      text={t('posts.ownEmptyText')}
      action={<ToCommunity />}
    />
  );
}

export function NoSavedPosts() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      illustration="no-saved"
      title={t('posts.savedEmpty')}
      text={t('posts.savedEmptyText')}
      action={<ToCommunity />}
    />
  );
}

function ToCommunity() {
  const { t } = useTranslation('profile');
  return (
    <Button asChild>
      <Link to="/community">{t('state.toCommunity')}</Link>
    </Button>
  );
}
