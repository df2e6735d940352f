import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { PostComments } from '@/features/community/components/post-comments.tsx';
import { PostList } from '@/features/community/components/post-list.tsx';
import { postsOfPerson } from '@/features/community/queries/posts.ts';
import { NoPosts } from '@/features/profiles/components/no-posts.tsx';
import { PersonPlaceholder } from '@/features/profiles/components/person-placeholder.tsx';
import { PersonScreen } from '@/features/profiles/components/person-screen.tsx';
import { ProfileTabs } from '@/features/profiles/components/profile-tabs.tsx';
import { profileOf } from '@/features/profiles/queries/other-people.ts';
import { type ProfileSearch, readProfileSearch } from '@/features/profiles/rules/profile-search.ts';
import { useProfileAddress } from '@/features/profiles/use-profile-address.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { errorCode } from '@/lib/api/api-errors.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { OwnProfile } from './-own-profile.tsx';
import { useLiveProfile } from './-use-live-profile.ts';

const ReportDialog = lazyPart(async () => {
  const { ReportDialog } = await import('@/features/community/components/report-dialog.tsx');
  return { default: ReportDialog };
});

export const Route = createFileRoute('/_guarded/profile_/$username')({
  validateSearch: readProfileSearch,
  beforeLoad: ({ context }) => bringTexts(context.i18n, ['community']),
  // Not awaited: the page has its own skeleton and its own error text.
  loader: ({ context: { queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(profileOf(username));
  },
  head: ({ params }) => ({ meta: [{ title: `@${params.username} · ${brand.name}` }] }),
  component: Person,
});

/**
 * Ownership is decided by id, not by the name in the address. The local part of the user's e-mail address leads to
 * their own profile unless somebody else has it as a username (product, section 8.1).
 */
function Person() {
  const { username } = Route.useParams();
  const { user } = useSession();
  const search = Route.useSearch();
  const {
    data: profile,
    isPending,
    error,
    isRefetching,
    refetch,
  } = useQuery({
    ...profileOf(username),
    // The loader has just requested it.
    retryOnMount: false,
  });
  // Applies even if the profile was visible a moment ago.
  const isUnknown = errorCode(error) === 'NOT_FOUND';
  const isFormerName = profile && profile.username !== username.toLowerCase();
  if (isFormerName)
    return <Navigate to="/profile/$username" params={{ username: profile.username }} search={search} replace />;
  const isMailName = user?.email.split('@')[0]?.toLowerCase() === username.toLowerCase();
  if (profile?.isOwn || (isUnknown && isMailName)) return <OwnProfile search={search} />;
  return (
    <SiteShell>
      {profile && !isUnknown ? (
        <Other key={profile.id} profile={profile} search={search} />
      ) : (
        <PersonPlaceholder
          state={isPending ? 'loading' : isUnknown ? 'unknown' : 'failed'}
          error={error}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
    </SiteShell>
  );
}

function Other({ profile, search }: { profile: PublicProfile; search: ProfileSearch }) {
  const { t } = useTranslation('profile');
  const { open, close } = useProfileAddress(search);
  useLiveProfile(search.comments);
  return (
    <>
      <PersonScreen
        profile={profile}
        list={search.list}
        onList={(list) => open({ list })}
        onListClose={close}
        report={(onClose) => <ReportDialog target="profile" targetId={profile.id} onClose={onClose} />}
      >
        <ProfileTabs
          label={t('tabs.ofPerson', { name: profile.fullName })}
          tab="posts"
          panels={{
            posts: () => (
              <PostList
                options={postsOfPerson(profile.username)}
                onComments={(comments) => open({ comments })}
                empty={<NoPosts />}
                as="h3"
              />
            ),
          }}
        />
      </PersonScreen>
      <PostComments postId={search.comments} onClose={close} />
    </>
  );
}
