import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ReportsScreen } from '@/features/desk/components/moderation/reports-screen.tsx';
import { reportsOptions } from '@/features/desk/queries/moderation.ts';
import type { RulingDrafts } from '@/features/desk/rules/ruling-draft.ts';
import { type ReportTarget, reportTargetOf, rulingTargetOf } from '@/features/desk/rules/ruling-target.ts';
import { useReportsAddress } from '@/features/desk/use-reports-address.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';

const RulingDialog = lazyPart(async () => {
  const { RulingDialog: component } = await import('@/features/desk/components/moderation/ruling-dialog.tsx');
  return { default: component };
});

interface ReportsSearch {
  target?: ReportTarget;
  /** The subject of a ruling as `post:ID`. It need not be reported. */
  ruling?: string;
}

export const Route = createFileRoute('/_guarded/desk/reports')({
  validateSearch: ({ target, ruling }): ReportsSearch => ({
    target: reportTargetOf(target),
    ruling: rulingTargetOf(ruling) && String(ruling),
  }),
  loaderDeps: ({ search: { target } }) => ({ target }),
  loader: async ({ context: { queryClient, i18n }, deps: { target } }) => {
    void queryClient.prefetchInfiniteQuery(reportsOptions(target));
    await bringTexts(i18n, ['moderation']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.reports')} · ${brand.name}` }] }),
  component: Reports,
});

function Reports() {
  const { target, ruling } = Route.useSearch();
  const [drafts] = useState<RulingDrafts>(() => new Map());
  const { filter, open, close } = useReportsAddress(target);
  const place = rulingTargetOf(ruling);
  return (
    <>
      <ReportsScreen target={target} onTarget={filter} onOpen={open} />
      {place && (
        <Suspense>
          <RulingDialog key={ruling} place={place} drafts={drafts} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
