import { useQueryClient } from '@tanstack/react-query';
import { useLivePosts } from '@/features/community/use-live-posts.ts';
import { useLive } from '@/features/live/use-live.ts';
import { useLiveProfiles } from '@/features/profiles/use-live-profiles.ts';
import { orpc } from '@/lib/api.ts';

const topics = ['posts', 'likes', 'followers', 'saved_posts', 'reviews'] as const;

/** What is on a profile's page stays as it is now. `comments` names the post whose comments are open. */
export function useLiveProfile(comments: string | undefined): void {
  const queryClient = useQueryClient();
  const tellPosts = useLivePosts();
  const tellProfiles = useLiveProfiles();
  useLive(comments ? [...topics, `comments:${comments}`] : topics, (event) => {
    tellPosts(event);
    tellProfiles(event);
    // A booking carries its review.
    if (event.topic === 'reviews') void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
  });
}
