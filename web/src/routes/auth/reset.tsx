import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ResetScreen } from '@/features/auth/components/reset-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

/** Requests a reset link, and is the target of that link. The token is in the hash, which servers do not see. */
export const Route = createFileRoute('/auth/reset')({
  staticData: { namespaces: ['auth'] },
  loader: ({ context }) => bringTexts(context.i18n, ['auth']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('auth:forgot.title')} · ${brand.name}` }] }),
  component: ResetPassword,
});

function ResetPassword() {
  const navigate = Route.useNavigate();
  return (
    <SiteShell>
      <ResetScreen onDone={() => navigate({ to: '/auth', replace: true })} />
    </SiteShell>
  );
}
