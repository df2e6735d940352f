import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

export function AccountLink() {
  const { t } = useTranslation('common');
  const { status } = useSession();

  if (status === 'loading') return <Skeleton className="h-11 w-24" />;
  if (status === 'signed-out') {
    return (
      <Button asChild>
        <Link to="/auth">{t('nav.signIn')}</Link>
      </Button>
    );
  }
  return <ProfileLink />;
}

export function ProfileLink() {
  const { t } = useTranslation('common');
  return (
    <Button asChild variant="outline">
      <Link to="/profile">
        <UserRound aria-hidden="true" />
        {t('nav.profile')}
      </Link>
    </Button>
  );
}
