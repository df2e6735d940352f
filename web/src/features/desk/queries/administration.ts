import { orpc } from '@/lib/api/api.ts';

export interface AuditFilters {
  /** Prefix of the action, such as `ticket`. */
  action?: string | undefined;
  garageId?: string | undefined;
}

export function auditOptions(filters: AuditFilters) {
  return orpc.desk.admin.audit.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, ...filters }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
}

/** Payments, refunds and bookings that do not match. */
export function moneyOptions() {
  return orpc.desk.admin.money.queryOptions({ staleTime: 0 });
}

/** Refetch interval of the visible list, because mails are given up in the background. */
const mailsRefetchMs = 15_000;

export function mailsOptions() {
  return orpc.desk.admin.mails.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    refetchInterval: mailsRefetchMs,
  });
}

export function teamOptions() {
  return orpc.desk.admin.grants.queryOptions();
}

export function secondFactorRolesOptions() {
  return orpc.desk.admin.secondFactorRoles.queryOptions();
}

/** Featured garages in their order. */
export function featuredOptions() {
  return orpc.desk.admin.featured.queryOptions();
}
