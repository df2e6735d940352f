import { orpc } from '@/lib/api.ts';

export interface AuditFilters {
  /** How the action begins, such as `ticket`. */
  action?: string | undefined;
  garageId?: string | undefined;
}

/** Who did what, newest first. */
export function auditOptions(filters: AuditFilters) {
  return orpc.desk.admin.audit.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, ...filters }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
}

/** Captures, refunds and bookings that do not match. */
export function moneyOptions() {
  return orpc.desk.admin.money.queryOptions({ staleTime: 0 });
}

/** How often the list asks again while it is looked at: mails are given up by themselves. */
const mailsRefetchMs = 15_000;

/** Mails that were given up, the latest first. */
export function mailsOptions() {
  return orpc.desk.admin.mails.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    refetchInterval: mailsRefetchMs,
  });
}

/** Who works here. */
export function teamOptions() {
  return orpc.desk.admin.grants.queryOptions();
}

/** Roles that work only with a second factor. */
export function secondFactorRolesOptions() {
  return orpc.desk.admin.secondFactorRoles.queryOptions();
}

/** First to last. */
export function featuredOptions() {
  return orpc.desk.admin.featured.queryOptions();
}
