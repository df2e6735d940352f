import type { callOutcomes, DeskCall } from '@pahiya/contract/desk/support/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { cn } from '@/ui/cn.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { callsOptions } from '../../queries/inbox.ts';
import { type CallView, callViews, isInView } from '../../rules/calls.ts';
import { DeskPage } from '../desk-page.tsx';
import { Loaded, MoreRows } from '../loaded.tsx';
import { CallCard } from './call-card.tsx';

const RecordCallDialog = lazyPart(async () => {
  const { RecordCallDialog: component } = await import('./record-call-dialog.tsx');
  return { default: component };
});

interface Recording {
  call: DeskCall;
  outcome: (typeof callOutcomes)[number];
}

export function CallsScreen({ view }: { view: CallView }) {
  const { t } = useTranslation('inbox');
  const query = useInfiniteQuery(callsOptions(view));
  const [recording, setRecording] = useState<Recording | null>(null);
  return (
    <DeskPage title={t('calls.title')} subtitle={t('calls.subtitle')} toolbar={<Views view={view} />}>
      <Loaded query={query}>
        {({ pages }) => {
          const calls = pages.flatMap(({ items }) => items).filter((call) => isInView(call, view, Date.now()));
          if (calls.length === 0 && !query.hasNextPage) return <EmptyState title={t(`calls.none.${view}`)} />;
          return (
            <ul className="grid gap-3 xl:grid-cols-2">
              {calls.map((call) => (
                <li key={call.id} className="min-w-0">
                  <CallCard call={call} onRecord={(outcome) => setRecording({ call, outcome })} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={query} />
      {recording && (
        <Suspense>
          <RecordCallDialog {...recording} onClose={() => setRecording(null)} />
        </Suspense>
      )}
    </DeskPage>
  );
}

function Views({ view: current }: { view: CallView }) {
  const { t } = useTranslation('inbox');
  return (
    <nav aria-label={t('calls.views')} className="flex rounded-control border border-border p-0.5 max-sm:w-full">
      {callViews.map((view) => (
        <Link
          key={view}
          to="/desk/calls"
          search={{ view: view === 'due' ? undefined : view }}
          aria-current={view === current ? 'true' : undefined}
          activeProps={{}}
          className={cn(
            'flex min-h-11 items-center justify-center rounded-[calc(var(--radius-control)-2px)] px-4 text-center font-medium text-sm leading-tight text-text-muted hover:text-text max-sm:flex-auto max-sm:px-2 max-[400px]:px-1 max-[400px]:text-xs',
            view === current && 'bg-selected font-semibold text-text',
          )}
        >
          {t(`calls.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
