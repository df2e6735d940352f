import type { Post } from '@pahiya/contract/community/schemas';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PostNotFound } from '@/features/community/components/post-not-found.tsx';
import { PostPage } from '@/features/community/components/post-page.tsx';
import { noPostHead } from '@/features/community/head/no-post-head.ts';
import { postData, postHead } from '@/features/community/head/post-head.ts';
import { postQuery } from '@/features/community/queries/posts.ts';
import { postAddress } from '@/features/community/rules/post-address.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { LoadingArea } from '@/layout/loading-area.tsx';
import { SiteShell } from '@/layout/site-shell.tsx';
import { errorCode } from '@/lib/api/api-errors.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { SentStructuredData, StructuredData } from '@/lib/page/structured-data.tsx';
import { useSession } from '@/lib/session/use-session.ts';

const PostForReader = lazyPart(async () => {
  const { PostForReader } = await import('@/features/community/components/post-for-reader.tsx');
  return { default: PostForReader };
});

const namespaces = ['community'] as const;

/** A post by its link. The server renders the public version; the browser shows the reader's own view. */
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
  const { postId } = Route.useParams();
  const { data: post } = useQuery({ ...postQuery(postId), enabled: false });
  const { status } = useSession();
  return (
    <SiteShell>
      {status === 'signed-in' || !post ? (
        <Suspense fallback={post ? <PostPage post={post} isSignedOut={false} /> : <LoadingArea />}>
          <PostForReader postId={postId} />
        </Suspense>
      ) : (
        <PostPage post={post} isSignedOut={status === 'signed-out'} />
      )}
      {post && <Facts post={post} />}
    </SiteShell>
  );
}

function PostFacts({ post }: { post: Post }) {
  const { origin } = Route.useRouteContext();
  return <StructuredData data={postData(origin, post)} />;
}

const Facts: typeof PostFacts = import.meta.env.SSR ? PostFacts : SentStructuredData;

/** A post that is not public may be visible to this reader, which only the browser knows. */
function PerhapsForReader() {
  const { postId } = Route.useParams();
  const { status } = useSession();
  return (
    <SiteShell>
      {status === 'signed-in' ? (
        <Suspense fallback={<LoadingArea />}>
          <PostForReader postId={postId} />
        </Suspense>
      ) : status === 'loading' && postAddress.test(postId) ? (
        <LoadingArea />
      ) : (
        <PostNotFound isSignedIn={false} />
      )}
    </SiteShell>
  );
}
