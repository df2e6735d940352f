import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '@/features/auth/components/confirm-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';
import { AppShell } from '@/layout/app-shell.tsx';

/** Where the link of a confirmation mail leads: its token is in the hash, which no server sees. */
export const Route = createFileRoute('/auth/confirm')({
  staticData: { namespaces: ['auth'] },
  loader: ({ context }) => bringTexts(context.i18n, ['auth']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('nav.signIn')} · ${brand.name}` }] }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const navigate = Route.useNavigate();
  return (
    <AppShell>
      <ConfirmScreen onDone={() => navigate({ to: '/', replace: true })} />
    </AppShell>
  );
}
