import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { ReportsScreen } from '@/features/desk/components/moderation/reports-screen.tsx';
import { reportsOptions } from '@/features/desk/queries/moderation.ts';
import type { RulingDrafts } from '@/features/desk/rules/ruling-draft.ts';
import {
  type ReportTarget,
  type RulingPlace,
  reportTargetOf,
  rulingPlaceOf,
  rulingText,
} from '@/features/desk/rules/ruling-place.ts';
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
    ruling: rulingPlaceOf(ruling) && String(ruling),
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
  const navigate = Route.useNavigate();
  const router = useRouter();
  const [drafts] = useState<RulingDrafts>(() => new Map());
  const openedHere = useRef(0);
  const place = rulingPlaceOf(ruling);

  function open(chosen: RulingPlace) {
    openedHere.current += 1;
    void navigate({ search: { target, ruling: rulingText(chosen) }, resetScroll: false });
  }

  /** Returns to the previous subject. One opened from the address leaves no history entry. */
  function close() {
    if (openedHere.current > 0) router.history.back();
    else void navigate({ search: { target }, replace: true, resetScroll: false });
    openedHere.current = Math.max(0, openedHere.current - 1);
  }

  return (
    <>
      <ReportsScreen
        target={target}
        onTarget={(chosen) => void navigate({ search: { target: chosen }, replace: true, resetScroll: false })}
        onOpen={open}
      />
      {place && (
        <Suspense>
          <RulingDialog key={ruling} place={place} drafts={drafts} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
