import type { LiveEvent } from '@pahiya/contract/live/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FeedScreen } from '@/features/community/components/feed-screen.tsx';
import { NewPostsPill } from '@/features/community/components/new-posts-pill.tsx';
import { PostComments } from '@/features/community/components/post-comments.tsx';
import { feedOptions, peopleOptions } from '@/features/community/queries/posts.ts';
import { readCommunitySearch } from '@/features/community/rules/community-search.ts';
import { takeSharedPost } from '@/features/community/storage/take-shared.ts';
import { useCommunityAddress } from '@/features/community/use-community-address.ts';
import { useLivePosts } from '@/features/community/use-live-posts.ts';
import { useNewPosts } from '@/features/community/use-new-posts.ts';
import { useShareNotice } from '@/features/community/use-share-notice.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useLive } from '@/shared/live/use-live.ts';

const CreatePostDialog = lazyPart(async () => {
  const { CreatePostDialog } = await import('@/features/community/components/create-post-dialog.tsx');
  return { default: CreatePostDialog };
});

export const Route = createFileRoute('/_guarded/community')({
  validateSearch: readCommunitySearch,
  beforeLoad: async ({ context, search: { shared } }) => {
    if (shared) await takeSharedPost(context.queryClient, shared);
  },
  loaderDeps: ({ search: { search } }) => ({ search }),
  loader: async ({ context: { queryClient, i18n }, deps: { search } }) => {
    void queryClient.prefetchInfiniteQuery(feedOptions(search));
    if (search) void queryClient.prefetchQuery(peopleOptions(search));
    await bringTexts(i18n, ['community']);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('community:title')} · ${brand.name}` }],
  }),
  component: Community,
});

function Community() {
  const address = Route.useSearch();
  const { search, comments, show, shared } = address;
  useShareNotice(shared);
  const { find, open, close } = useCommunityAddress(address);
  const livePosts = useLivePosts();
  const newPosts = useNewPosts();
  const topics = ['posts', 'likes', 'saved_posts', ...(comments ? [`comments:${comments}` as const] : [])] as const;
  useLive(topics, (event: LiveEvent) => {
    livePosts(event);
    newPosts.onEvent(event);
  });

  function toTop() {
    window.scrollTo({ top: 0 });
  }

  return (
    <SiteShell>
      <FeedScreen
        search={search}
        onSearch={(text) => {
          find(text);
          toTop();
        }}
        onComments={(id) => open({ comments: id })}
        onCreate={() => open({ show: 'create' })}
        pill={
          !search && (
            <NewPostsPill
              count={newPosts.count}
              isMore={newPosts.isMore}
              onShow={() => {
                newPosts.show();
                toTop();
              }}
            />
          )
        }
      />
      <PostComments postId={comments} onClose={close} />
      <Suspense>{show === 'create' && <CreatePostDialog onClose={close} onPosted={toTop} />}</Suspense>
    </SiteShell>
  );
}
