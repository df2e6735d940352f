import { UserCheck, UserPlus } from 'lucide-react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { notify } from '@/ui/notify.ts';
import { type Followable, useFollow } from '../use-follow.ts';

interface FollowButtonProps {
  person: Followable;
  small?: boolean;
  /** Id of the notice that says why this private profile cannot be followed. */
  closedBy?: string;
  className?: string;
}

/** Do not render it for the reader's own profile. */
export function FollowButton({ person, small, closedBy, className }: FollowButtonProps) {
  const { t } = useTranslation('profile');
  const showFailure = useFollowFailure();
  const follow = useFollow(person);
  const { isFollowing, fullName } = person;
  const isClosed = closedBy !== undefined && !isFollowing;

  function toggle() {
    if (isClosed) return void notify.info(t('follow.refused.PRIVATE_PROFILE'));
    follow.mutate(!isFollowing, {
      onSuccess: (_state, isNow) => notify.success(t(isNow ? 'follow.followed' : 'follow.unfollowed')),
      onError: showFailure,
    });
  }

  return (
    <Button
      variant={isFollowing ? 'outline' : 'primary'}
      size={small ? 'small' : 'medium'}
      aria-label={t(isFollowing ? 'follow.unfollowNamed' : 'follow.followNamed', { name: fullName })}
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? closedBy : undefined}
      onClick={toggle}
      // Looks normal and explains the restriction when pressed.
      className={cn(isClosed && 'aria-disabled:pointer-events-auto!', className)}
    >
      {!small && (isFollowing ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />)}
      {t(isFollowing ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}

const explained = ['PRIVATE_PROFILE', 'ACCOUNT_SUSPENDED', 'NEW_ACCOUNT_LIMIT', 'NOT_FOUND'] as const;

function useFollowFailure() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  return (error: unknown) => {
    const code = errorCode(error) as string | null;
    const known = explained.find((reason) => reason === code);
    notify.error(
      t('follow.failed'),
      known ? t(`follow.refused.${known}`) : (failureText(error) ?? t('more.failedText')),
    );
  };
}
