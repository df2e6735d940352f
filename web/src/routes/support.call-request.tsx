import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { CallScreen } from '@/features/support/components/call-screen.tsx';
import { callSlots } from '@/features/support/queries/help.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

const here = '/support/call-request';

export const Route = createFileRoute('/support/call-request')({
  // The draft is in the browser, so the server has nothing to render.
  ssr: false,
  loader: async ({ context: { i18n, queryClient } }) => {
    void queryClient.prefetchQuery(callSlots());
    await bringTexts(i18n, ['support']);
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: `${context.i18n.t('support:call.title')} · ${brand.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: CallRequest,
});

function CallRequest() {
  const navigate = Route.useNavigate();
  return (
    <SiteShell>
      <CallScreen
        here={here}
        onSignIn={() => void navigate({ to: '/auth', search: { next: here } })}
        onRequested={() => void navigate({ to: '/support' })}
      />
    </SiteShell>
  );
}
