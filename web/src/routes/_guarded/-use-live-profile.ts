import { useQueryClient } from '@tanstack/react-query';
import { useLivePosts } from '@/features/community/use-live-posts.ts';
import { useLiveProfiles } from '@/features/profiles/use-live-profiles.ts';
import { orpc } from '@/lib/api/api.ts';
import { useLive } from '@/shared/live/use-live.ts';

const topics = ['posts', 'likes', 'followers', 'saved_posts', 'reviews'] as const;

/** Keeps a profile's page current. `comments` names the post whose comments are open. */
export function useLiveProfile(comments: string | undefined): void {
  const queryClient = useQueryClient();
  const updatePosts = useLivePosts();
  const updateProfiles = useLiveProfiles();
  useLive(comments ? [...topics, `comments:${comments}`] : topics, (event) => {
    updatePosts(event);
    updateProfiles(event);
    // Bookings contain their reviews.
    if (event.topic === 'reviews') void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() });
  });
}
