import { orpc } from '@/lib/api.ts';
import type { ReportTarget, RulingPlace } from '../rules/ruling-place.ts';

/** What is reported, oldest first; others rule as well, so it is read again now and then. */
export function reportsOptions(target: ReportTarget | undefined) {
  return orpc.desk.moderation.reports.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, target }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: 30_000,
    staleTime: 0,
  });
}

/** One thing with all rulings on it, reported or not. */
export function subjectOptions({ target, targetId }: RulingPlace) {
  return orpc.desk.moderation.subject.queryOptions({ input: { target, targetId }, staleTime: 0 });
}
