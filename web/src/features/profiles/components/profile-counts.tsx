import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { Lock } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { PeopleList } from '../types.ts';

interface ProfileCountsProps {
  profile: Pick<PublicProfile, 'posts' | 'followers' | 'following'>;
  /** Opens a list of people. Without it the counts are plain text. */
  onList?: (list: PeopleList) => void;
}

export function ProfileCounts({ profile, onList }: ProfileCountsProps) {
  const { t } = useTranslation('profile');
  const { posts, followers, following } = profile;
  const open = (list: PeopleList) => onList && (() => onList(list));
  return (
    <ul className="grid grid-cols-3 max-sm:rounded-card max-sm:bg-surface-sunken min-[360px]:gap-1 min-[360px]:max-sm:p-1 sm:flex sm:gap-4">
      <Count count={posts} label={t('head.posts', { count: posts ?? 0 })} />
      <Count count={followers} label={t('head.followers', { count: followers })} onOpen={open('followers')} />
      <Count count={following} label={t('head.following')} onOpen={open('following')} />
    </ul>
  );
}

interface CountProps {
  /** Null when the reader may not see it; a lock is shown instead. */
  count: number | null;
  label: string;
  onOpen?: (() => void) | undefined;
}

const boxStyles = [
  'flex min-h-13 w-full flex-col items-center justify-center rounded-control py-1 text-center min-[360px]:px-1 leading-tight',
  'sm:min-h-11 sm:flex-row sm:items-baseline sm:gap-1.5 sm:px-2',
].join(' ');

function Count({ count, label, onOpen }: CountProps) {
  const format = useFormat();
  const content = (
    <>
      {count === null ? <Hidden /> : <span className="font-bold text-lg tabular-nums">{format.count(count)}</span>}{' '}
      <span className="max-w-full text-sm text-text-muted max-[400px]:text-xs max-[359px]:text-[0.6875rem]">
        {label}
      </span>
    </>
  );
  return (
    <li className="min-w-0 sm:first:-ms-2">
      {onOpen ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${boxStyles} hover:bg-text/6`}>
          {content}
        </button>
      ) : (
        <span className={boxStyles}>{content}</span>
      )}
    </li>
  );
}

function Hidden() {
  const { t } = useTranslation('profile');
  return (
    <span className="flex h-7 items-center sm:h-auto sm:self-center">
      <Lock aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{t('head.postsHidden')}</span>
    </span>
  );
}
