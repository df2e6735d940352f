import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '@/features/auth/components/confirm-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

/** Target of the link in a confirmation mail. The token is in the hash, which servers do not see. */
export const Route = createFileRoute('/auth/confirm')({
  staticData: { namespaces: ['auth'] },
  loader: ({ context }) => bringTexts(context.i18n, ['auth']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('nav.signIn')} · ${brand.name}` }] }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const navigate = Route.useNavigate();
  return (
    <SiteShell>
      <ConfirmScreen onDone={() => navigate({ to: '/', replace: true })} />
    </SiteShell>
  );
}
