import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { nearbyInputOf } from '@/features/locations/rules.ts';
import { usePlace } from '@/features/locations/use-place.ts';
import { RevvyScreen } from '@/features/revvy/components/revvy-screen.tsx';
import { fetchAnswerText } from '@/features/revvy/components/text/lazy-answer-text.tsx';
import { conversationsOptions, messagesOptions, welcomeOptions } from '@/features/revvy/queries/conversations.ts';
import { type RevvyPanel, revvyPanels } from '@/features/revvy/types.ts';
import { useLiveConversations } from '@/features/revvy/use-live-conversations.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useLive } from '@/shared/live/use-live.ts';

interface RevvySearch {
  conversation?: string;
  show?: RevvyPanel;
}

const conversationId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const Route = createFileRoute('/_guarded/revvy')({
  validateSearch: ({ conversation, show }): RevvySearch => ({
    conversation: typeof conversation === 'string' && conversationId.test(conversation) ? conversation : undefined,
    show: revvyPanels.find((panel) => panel === show),
  }),
  loaderDeps: ({ search: { conversation } }) => ({ conversation }),
  loader: async ({ context: { queryClient, i18n }, deps: { conversation } }) => {
    fetchAnswerText();
    void queryClient.prefetchQuery(welcomeOptions());
    void queryClient.prefetchInfiniteQuery(conversationsOptions());
    if (conversation) void queryClient.prefetchInfiniteQuery(messagesOptions(conversation));
    await bringTexts(i18n, ['revvy']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('revvy:headTitle')} · ${brand.name}` }] }),
  component: Revvy,
});

function Revvy() {
  const { conversation, show } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { user } = useSession();
  const { place } = usePlace();
  const hasDialog = useLocation({ select: ({ state }) => state.dialog !== undefined });
  const list = useAddressDialog(() => show !== undefined);
  useLive(['revvy'], useLiveConversations());
  if (!user) return null;

  function showList(panel: RevvyPanel | undefined, replace: boolean) {
    return navigate({ search: (search) => ({ ...search, show: panel }), replace, resetScroll: false });
  }

  /** Reads the history itself, because a press may not be rendered yet. */
  function address(id: string) {
    const { search } = router.latestLocation;
    if ((search as RevvySearch).show || router.history.location.state.dialog || !isAt(undefined)) return;
    void navigate({ search: { conversation: id }, replace: true, resetScroll: false });
  }

  function isAt(id: string | undefined): boolean {
    const { pathname, search } = router.latestLocation;
    return pathname === '/revvy' && (search as RevvySearch).conversation === id;
  }

  return (
    <RevvyScreen
      key={user.id}
      userId={user.id}
      conversation={conversation}
      near={place && nearbyInputOf(place)}
      isListOpen={show === 'conversations'}
      isCovered={show !== undefined || hasDialog}
      // From the list, navigation replaces the entry, so that going back leads to the previous conversation.
      onGo={(id, how) =>
        void navigate({ search: { conversation: id }, replace: how === 'replace' || Boolean(show), resetScroll: false })
      }
      onList={() => list.open(() => showList('conversations', false))}
      onListClose={() => list.close(() => showList(undefined, true))}
      onAddress={address}
      isAt={isAt}
    />
  );
}
