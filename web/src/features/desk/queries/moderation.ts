import { orpc } from '@/lib/api/api.ts';
import type { ReportTarget, RulingTarget } from '../rules/ruling-target.ts';

/** Open reports, oldest first. Refetched regularly, because other moderators decide too. */
export function reportsOptions(target: ReportTarget | undefined) {
  return orpc.desk.moderation.reports.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, target }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: 30_000,
    staleTime: 0,
  });
}

/** One post, comment or profile with all its rulings, reported or not. */
export function subjectOptions({ target, targetId }: RulingTarget) {
  return orpc.desk.moderation.subject.queryOptions({ input: { target, targetId }, staleTime: 0 });
}
