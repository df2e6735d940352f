import { type SQL, sql } from 'drizzle-orm';
import { posts } from '../../community/tables.ts';
import { maySeePostsOf, peopleHiddenFrom } from '../../people/queries/visibility.ts';
import { followers, profileCounts, profiles } from '../../people/tables.ts';

/** The query must join `profiles` with `profileCounts`. `posts` is null if the reader may not see them. */
export function seenCounts(
  reader: string,
): Record<'followers' | 'following', SQL<number>> & { posts: SQL<number | null> } {
  const ownHidden = sql`(
    select count(*) from ${posts} own where own.user_id = ${profiles.id} and own.hidden_at is not null)`;
  return {
    posts: sql<number | null>`(case
      when ${profiles.id} = ${reader} then coalesce(${profileCounts.posts}, 0) + ${ownHidden}
      when ${maySeePostsOf(reader, profiles.id)} then coalesce(${profileCounts.posts}, 0)
      end)::int`,
    followers: seenFollowers(reader),
    following: sql<number>`(coalesce(${profileCounts.following}, 0) - (
      select count(*) from ${followers} f join ${peopleHiddenFrom(reader)} hidden on hidden.id = f.following_id
      where f.follower_id = ${profiles.id} and f.is_counted))::int`,
  };
}

export function seenFollowers(reader: string): SQL<number> {
  return sql<number>`(coalesce(${profileCounts.followers}, 0) - (
    select count(*) from ${followers} f join ${peopleHiddenFrom(reader)} hidden on hidden.id = f.follower_id
    where f.following_id = ${profiles.id} and f.is_counted))::int`;
}
