import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { LoadingArea } from '@/layout/loading-area.tsx';
import { errorCode } from '@/lib/api/api-errors.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useLive } from '@/shared/live/use-live.ts';
import { postForReader, postQuery } from '../queries/posts.ts';
import { postAddress } from '../rules/post-address.ts';
import { useLivePosts } from '../use-live-posts.ts';
import { PostNotFound } from './post-not-found.tsx';
import { SignedInPost } from './signed-in-post.tsx';

export function PostForReader({ postId }: { postId: string }) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { i18n } = useRouteContext({ from: '__root__' });
  // Error texts are those of the pages behind the sign-in.
  useEffect(() => void bringTexts(i18n, ['profile']), [i18n]);
  const { data: shown } = useQuery({ ...postQuery(postId), enabled: false });
  const { data, error, isRefetching, refetch } = useQuery({
    ...postForReader(postId, user?.id ?? ''),
    enabled: user !== null && postAddress.test(postId),
    // The public version disallows comments. A signed-in user should not see that first.
    placeholderData: shown && { ...shown, canComment: true },
  });
  useLive(['posts', 'likes', `comments:${postId}`], useLivePosts());
  if (error && errorCode(error) === 'NOT_FOUND') return <PostNotFound isSignedIn />;
  if (data) return <SignedInPost post={data} />;
  if (!postAddress.test(postId)) return <PostNotFound isSignedIn />;
  if (!error) return <LoadingArea />;
  return <LoadFailed title={t('feed.failed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />;
}
