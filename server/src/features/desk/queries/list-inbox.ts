import type { InboxInput, InboxTicket } from '@pahiya/contract/desk/support/schemas';
import { instant } from '@pahiya/contract/shared/date-schemas';
import { id } from '@pahiya/contract/shared/ids';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { containing } from '../../garages/queries/garage-columns.ts';
import { profiles } from '../../people/tables.ts';
import { grievance, isOverdue } from '../../support/queries/ticket-columns.ts';
import { supportTickets } from '../../support/tables.ts';
import { secondsOf } from '../rules/durations.ts';
import { lastMessage, unreadByAgents } from './ticket-counts.ts';

type Sort = InboxInput['sort'];

const rank = sql<number>`array_position(array['low', 'medium', 'high'], ${supportTickets.priority})`;

const columnsOf = {
  updated: [supportTickets.updatedAt, supportTickets.id],
  created: [supportTickets.createdAt, supportTickets.id],
  priority: [rank, supportTickets.updatedAt, supportTickets.id],
} as const satisfies Record<Sort, unknown>;

const position = {
  updated: z.tuple([z.literal('updated'), instant, id]),
  created: z.tuple([z.literal('created'), instant, id]),
  priority: z.tuple([z.literal('priority'), z.int(), instant, id]),
} as const;

const overdueShown = 100;

/** Overdue grievances come before the first page and are not repeated. Null for a cursor of another list or order. */
export async function listInbox(
  db: Database,
  { agentId, cursor, ...wanted }: Omit<InboxInput, 'cursor'> & { cursor?: string | undefined; agentId: string },
): Promise<Page<InboxTicket> | null> {
  const after = readAfter(wanted.sort, cursor);
  if (after === null) return null;
  const isWanted = and(inView(wanted.view, agentId, wanted.status), ...filtersOf(wanted));
  const overdue = cursor === undefined ? await listOverdue(db, isWanted) : [];
  const rows = await selectTickets(db)
    .where(and(isWanted, not(isOverdue()), after))
    // `nulls last` matches the indexes: PostgreSQL does not infer that the columns are never null.
    .orderBy(...columnsOf[wanted.sort].map((column) => sql`${column} desc nulls last`))
    .limit(wanted.limit + 1);
  const shown = rows.slice(0, wanted.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > wanted.limit;
  const items = [...overdue, ...shown].map(toInboxTicket);
  return { items, nextCursor: last && hasMore ? writeAfter(wanted.sort, last) : null };
}

function listOverdue(db: Database, isWanted: SQL | undefined) {
  return selectTickets(db)
    .where(and(isWanted, isOverdue()))
    .orderBy(supportTickets.dueAt, supportTickets.id)
    .limit(overdueShown);
}

function selectTickets(db: Database) {
  return db
    .select({
      id: supportTickets.id,
      subject: supportTickets.subject,
      status: supportTickets.status,
      priority: supportTickets.priority,
      category: supportTickets.category,
      customerName: supportTickets.customerName,
      isAppeal: sql<boolean>`${supportTickets.appealOf} is not null`,
      agentId: supportTickets.agentId,
      agentName: sql<string | null>`coalesce(${profiles.fullName}, ${authUsers.name})`,
      unread: unreadByAgents,
      lastMessage,
      grievance,
      createdAt: supportTickets.createdAt,
      updatedAt: supportTickets.updatedAt,
      answeredAt: supportTickets.answeredAt,
      resolvedAt: supportTickets.resolvedAt,
      rank,
    })
    .from(supportTickets)
    .leftJoin(authUsers, eq(authUsers.id, supportTickets.agentId))
    .leftJoin(profiles, eq(profiles.id, supportTickets.agentId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTickets>>[number];

function toInboxTicket({ agentId, agentName, answeredAt, resolvedAt, rank: _rank, ...row }: Row): InboxTicket {
  return {
    ...row,
    agent: agentId === null ? null : { id: agentId, name: agentName ?? '' },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    firstResponseSeconds: secondsOf(row.createdAt, answeredAt),
    resolutionSeconds: secondsOf(row.createdAt, resolvedAt),
  };
}

function inView(view: InboxInput['view'], agentId: string, status: InboxInput['status']): SQL | undefined {
  if (view === 'mine') return eq(supportTickets.agentId, agentId);
  if (view === 'all') return undefined;
  const isToDo = status === undefined ? inArray(supportTickets.status, ['open', 'in_progress']) : undefined;
  return and(isNull(supportTickets.agentId), isToDo);
}

function filtersOf({
  status,
  category,
  priority,
  search,
}: Pick<InboxInput, 'status' | 'category' | 'priority' | 'search'>) {
  return [
    status && eq(supportTickets.status, status),
    category && eq(supportTickets.category, category),
    priority && eq(supportTickets.priority, priority),
    search ? isFound(search) : undefined,
  ];
}

/** Also matches the beginning of the ticket number that the customer was given. */
function isFound(search: string): SQL {
  const searched = sql`(${supportTickets.subject} || ' ' || ${supportTickets.customerName} || ' ' || ${supportTickets.customerEmail})`;
  const isInText = sql`${searched} ilike ${containing(search)}`;
  const number = search
    .match(/^#?([0-9a-f]{4,8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i)?.[1]
    ?.replaceAll('-', '');
  if (number === undefined) return isInText;
  const [first, last] = [number.padEnd(32, '0'), number.padEnd(32, 'f')];
  return sql`(${isInText} or ${supportTickets.id} between ${first}::uuid and ${last}::uuid)`;
}

function readAfter(sort: Sort, cursor: string | undefined): SQL | undefined | null {
  if (cursor === undefined) return undefined;
  const { success, data } = position[sort].safeParse(decodeCursor(cursor));
  if (!success) return null;
  const [, ...values] = data;
  const typed = values.map((value, place) => {
    if (place === values.length - 1) return sql`${value}::uuid`;
    return typeof value === 'number' ? sql`${value}::int` : sql`${value}::timestamptz`;
  });
  return sql`(${sql.join([...columnsOf[sort]], sql`, `)}) < (${sql.join(typed, sql`, `)})`;
}

function writeAfter(sort: Sort, row: Row): string {
  const updated = row.updatedAt.toISOString();
  if (sort === 'created') return encodeCursor([sort, row.createdAt.toISOString(), row.id]);
  return encodeCursor(sort === 'updated' ? [sort, updated, row.id] : [sort, row.rank, updated, row.id]);
}
