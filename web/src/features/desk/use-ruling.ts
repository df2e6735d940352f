import type { DeskReport, ModerationSubject, RulingAction } from '@pahiya/contract/desk/moderation/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { isOnPerson, settles } from './rules/ruling.ts';
import type { RulingTarget } from './rules/ruling-target.ts';

interface Ruling {
  subject: ModerationSubject;
  action: RulingAction;
  reason: string;
}

/** Rules on content or its author. A settled report leaves the queue at once. */
export function useRuling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: rule,
    onSuccess(_, { subject, action }) {
      if (settles(subject.target, action)) takeFromQueue(subject);
    },
    // Runs after a refusal too, because the ruling may already be in effect.
    onSettled: () => client.invalidateQueries({ queryKey: orpc.desk.moderation.key() }),
  });

  function takeFromQueue({ target, targetId }: RulingTarget) {
    const isIt = (report: RulingTarget) => report.target === target && report.targetId === targetId;
    client.setQueriesData<InfiniteData<Page<DeskReport>>>(
      { queryKey: orpc.desk.moderation.reports.key() },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.filter((report) => !isIt(report)) })),
        },
    );
  }
}

async function rule({ subject: { target, targetId, author, report }, action, reason }: Ruling): Promise<void> {
  const { moderation } = api.desk;
  if (isOnPerson(action)) await moderation[action]({ userId: author.id, reason });
  else if (action === 'dismiss') await moderation.dismiss({ reportId: report?.id ?? '', reason });
  else if (target !== 'profile') await moderation[action]({ target, targetId, reason });
}
