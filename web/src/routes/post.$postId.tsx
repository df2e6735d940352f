import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PostNotFound } from '@/features/community/components/post-not-found.tsx';
import { PostPage } from '@/features/community/components/post-page.tsx';
import { postForReader, postQuery } from '@/features/community/queries/posts.ts';
import { useLivePosts } from '@/features/community/use-live-posts.ts';
import { useLive } from '@/features/live/use-live.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { AppShell } from '@/layout/app-shell.tsx';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { LoadingScreen } from '@/layout/loading-screen.tsx';
import { errorCode } from '@/lib/api-errors.ts';
import { noPostHead, postData, postHead } from '@/lib/post-head.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { StructuredData } from '@/lib/structured-data.tsx';

const postAddress = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const namespaces = ['community'] as const;

/** A post by its link. The server shows it as anybody may see it; in the browser it is the reader's own view. */
export const Route = createFileRoute('/post/$postId')({
  loader: async ({ context, params: { postId } }) => {
    await bringTexts(context.i18n, namespaces);
    if (!postAddress.test(postId)) throw notFound();
    try {
      const post = await context.queryClient.ensureQueryData(postQuery(postId));
      return { head: postHead(context, post) };
    } catch (error) {
      if (errorCode(error) === 'NOT_FOUND') throw notFound();
      throw error;
    }
  },
  staticData: { namespaces },
  head: ({ match, loaderData }) => loaderData?.head ?? noPostHead(match.context),
  component: OnePost,
  notFoundComponent: PerhapsForReader,
});

function OnePost() {
  const { origin } = Route.useRouteContext();
  const { postId } = Route.useParams();
  const { data: post } = useQuery({ ...postQuery(postId), enabled: false });
  const { status } = useSession();
  return (
    <AppShell>
      {status === 'signed-in' || !post ? <ForReader postId={postId} /> : <PostPage post={post} reader={status} />}
      {post && <StructuredData data={postData(origin, post)} />}
    </AppShell>
  );
}

/** What is not for everybody may be for this reader: only the browser knows who that is. */
function PerhapsForReader() {
  const { postId } = Route.useParams();
  const { status } = useSession();
  return (
    <AppShell>{status === 'signed-out' ? <PostNotFound isSignedIn={false} /> : <ForReader postId={postId} />}</AppShell>
  );
}

function ForReader({ postId }: { postId: string }) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { i18n } = Route.useRouteContext();
  // What could not be loaded is said in the words of the pages behind the sign-in.
  useEffect(() => void bringTexts(i18n, ['profile']), [i18n]);
  const { data: shown } = useQuery({ ...postQuery(postId), enabled: false });
  const { data, error, isRefetching, refetch } = useQuery({
    ...postForReader(postId, user?.id ?? ''),
    enabled: user !== null && postAddress.test(postId),
    // A visitor may not comment; who is signed in is not to see that first.
    placeholderData: shown && { ...shown, canComment: true },
  });
  useLive(['posts', 'likes', `comments:${postId}`], useLivePosts());
  if (error && errorCode(error) === 'NOT_FOUND') return <PostNotFound isSignedIn />;
  if (data) return <PostPage post={data} reader="signed-in" />;
  if (!postAddress.test(postId)) return <PostNotFound isSignedIn />;
  if (!error) return <LoadingScreen />;
  return <LoadFailed title={t('feed.failed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />;
}
