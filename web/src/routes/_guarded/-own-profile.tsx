import { useQuery } from '@tanstack/react-query';
import { BookingFilters } from '@/features/bookings/components/booking-filters.tsx';
import { BookingList } from '@/features/bookings/components/booking-list.tsx';
import { PostComments } from '@/features/community/components/post-comments.tsx';
import { PostList } from '@/features/community/components/post-list.tsx';
import { PostListSkeleton } from '@/features/community/components/post-list-skeleton.tsx';
import { postsOfPerson, savedPosts } from '@/features/community/queries/posts.ts';
import { DeskLink } from '@/features/desk/components/desk-link.tsx';
import { WaysToPay } from '@/features/payments/components/ways-to-pay.tsx';
import { NoPosts, NoSavedPosts } from '@/features/profiles/components/no-posts.tsx';
import { OwnProfileScreen } from '@/features/profiles/components/own-profile-screen.tsx';
import { ProfileTabs } from '@/features/profiles/components/profile-tabs.tsx';
import { type ProfileSearch, whenOf } from '@/features/profiles/rules/profile-search.ts';
import { useProfileAddress } from '@/features/profiles/use-profile-address.ts';
import { useRefresh } from '@/features/profiles/use-refresh.ts';
import { ReviewButton } from '@/features/reviews/components/review-button.tsx';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { InstallAfterBooking } from './-install-after-booking.tsx';
import { useLiveProfile } from './-use-live-profile.ts';

export function OwnProfile({ search }: { search: ProfileSearch }) {
  const { t } = useTranslation('profile');
  const { tab = 'posts', when = 'all' } = search;
  const { change, open, close } = useProfileAddress(search);
  const { data: profile } = useQuery(ownProfile());
  const { isRefreshing, refresh } = useRefresh();
  useLiveProfile(search.comments);
  const onComments = (comments: string) => open({ comments });
  return (
    <SiteShell>
      <OwnProfileScreen
        isRefreshing={isRefreshing}
        onRefresh={refresh}
        list={search.list}
        onList={(list) => open({ list })}
        onListClose={close}
        desk={<DeskLink />}
      >
        <ProfileTabs
          label={t('tabs.label')}
          tab={tab}
          onTabChange={(chosen) => change({ tab: chosen })}
          panels={{
            posts: () => (
              <div>
                {profile ? (
                  <PostList
                    options={postsOfPerson(profile.username)}
                    onComments={onComments}
                    empty={<NoPosts isOwn />}
                    as="h3"
                  />
                ) : (
                  <PostListSkeleton />
                )}
              </div>
            ),
            saved: () => (
              <div>
                <PostList options={savedPosts()} onComments={onComments} empty={<NoSavedPosts />} as="h3" />
              </div>
            ),
            bookings: () => (
              <>
                <BookingFilters filter={when} onFilter={(filter) => change({ when: whenOf(filter) })} />
                <InstallAfterBooking filter={when} />
                <BookingList
                  filter={when}
                  pay={(booking) => <WaysToPay booking={booking} />}
                  actions={(booking) => <ReviewButton booking={booking} />}
                />
              </>
            ),
          }}
        />
      </OwnProfileScreen>
      <PostComments postId={search.comments} onClose={close} />
    </SiteShell>
  );
}
