import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { NextPage } from '@/ui/next-page.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { conversationsOptions } from '../../queries/conversations.ts';
import { conversationsOf } from '../../rules/conversation-pages.ts';
import type { Conversations } from '../../use-conversations.ts';
import { ConversationRow } from './conversation-row.tsx';

export interface ConversationListProps {
  search: string | undefined;
  openId: string | undefined;
  onOpen: () => void;
  onDelete: (conversation: Conversation) => void;
  onRename: Conversations['rename'];
}

export function ConversationList({ search, openId, onOpen, onDelete, onRename }: ConversationListProps) {
  const { t } = useTranslation(['revvy', 'common']);
  const query = useInfiniteQuery(conversationsOptions(search));
  const conversations = conversationsOf(query.data);
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <ListFailed isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (conversations.length === 0) {
    return (
      <p className="px-2 py-6 text-center text-sm text-text-muted">{t(search ? 'list.nothingFound' : 'list.empty')}</p>
    );
  }
  return (
    <nav aria-label={t('list.label')} className="-m-1 min-h-0 flex-1 overflow-y-auto overscroll-contain p-1">
      <ul className="flex flex-col gap-0.5 pb-3">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              isOpen={conversation.id === openId}
              onOpen={onOpen}
              onDelete={() => onDelete(conversation)}
              onRename={(title) => onRename(conversation, title)}
            />
          </li>
        ))}
      </ul>
      <NextPage
        query={query}
        failed={t('list.failed')}
        more={t(query.isFetchNextPageError ? 'retry' : 'common:action.showMore')}
        className="mt-0 pb-4"
      />
    </nav>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-2">
      <span className="sr-only">{t('state.loading')}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-11" />
      ))}
    </div>
  );
}

function ListFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('revvy');
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-danger-soft p-4">
      <p className="text-sm">{t('list.failed')}</p>
      <Button variant="outline" size="small" loading={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
