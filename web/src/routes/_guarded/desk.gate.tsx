import { brand } from '@pahiya/contract/shared/brand';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FactorGate } from '@/features/account/components/factor-gate.tsx';
import { staffOptions } from '@/features/desk/queries/staff.ts';
import { deskTarget, isClosed } from '@/features/desk/rules/gate.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { orpc } from '@/lib/api/api.ts';

/** Asks for the second factor, or its setup, before the desk opens. */
export const Route = createFileRoute('/_guarded/desk/gate')({
  validateSearch: ({ next }): { next?: string } => ({
    next: deskTarget(next) === '/desk' ? undefined : deskTarget(next),
  }),
  beforeLoad: async ({ context: { queryClient }, search }) => {
    if (!isClosed(await queryClient.ensureQueryData(staffOptions())))
      throw redirect({ href: deskTarget(search.next), replace: true });
  },
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['factor', 'auth']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:name')} · ${brand.name}` }] }),
  component: Gate,
});

function Gate() {
  const { next } = Route.useSearch();
  const router = useRouter();
  const client = useQueryClient();
  const { data: staff } = useQuery(staffOptions());
  // State, because after the setup the recovery codes are still shown although the desk is open by then.
  const [wanted] = useState<'set_up' | 'confirm'>(staff?.secondFactor === 'set_up' ? 'set_up' : 'confirm');

  async function open() {
    await client.invalidateQueries({ queryKey: orpc.desk.key() });
    router.history.replace(deskTarget(next));
  }

  return (
    <SiteShell>
      <FactorGate wanted={wanted} onPassed={() => void open()} onCancel={() => void router.navigate({ to: '/' })} />
    </SiteShell>
  );
}
