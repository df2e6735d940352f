import { garageTopicPrefix, type LiveTopic, ticketTopicPrefix, typingTopicPrefix } from '@pahiya/contract/live/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { hasFactor } from '../../auth/queries/find-factor.ts';
import { findStaff } from '../../desk/queries/find-staff.ts';
import type { Staff } from '../../desk/types.ts';
import { supportTickets } from '../../support/tables.ts';
import { listVisiblePosts, postOf } from './list-recipients.ts';

export async function listAllowedTopics(db: Database, userId: string, topics: LiveTopic[]): Promise<LiveTopic[]> {
  const posts = new Set(
    await listVisiblePosts(
      db,
      userId,
      topics.flatMap((topic) => postOf(topic) ?? []),
    ),
  );
  const isForStaff = topics.some((topic) => ticketOf(topic) !== null || topic.startsWith(garageTopicPrefix));
  const staff = isForStaff ? await findOpenDesk(db, userId) : null;
  const tickets = new Set(
    await listOwnTickets(
      db,
      userId,
      topics.flatMap((topic) => ticketOf(topic) ?? []),
    ),
  );
  return topics.filter((topic) => {
    const [post, ticket] = [postOf(topic), ticketOf(topic)];
    if (post !== null) return posts.has(post);
    if (ticket !== null) return tickets.has(ticket) || staff?.isAgent === true;
    return !topic.startsWith(garageTopicPrefix) || mayFollowDesk(staff, topic);
  });
}

/** Also null if a role requires a second factor that is not set up. */
async function findOpenDesk(db: Database, userId: string): Promise<Staff | null> {
  const staff = await findStaff(db, userId);
  return staff?.needsFactor && !(await hasFactor(db, userId)) ? null : staff;
}

function mayFollowDesk(staff: Staff | null, topic: LiveTopic): boolean {
  if (!staff) return false;
  return topic === 'desk:support' ? staff.isAgent : staff.mayWorkAt(topic.slice(garageTopicPrefix.length));
}

function ticketOf(topic: LiveTopic): string | null {
  const prefix = [ticketTopicPrefix, typingTopicPrefix].find((start) => topic.startsWith(start));
  return prefix ? topic.slice(prefix.length) : null;
}

async function listOwnTickets(db: Database, userId: string, ticketIds: string[]): Promise<string[]> {
  if (ticketIds.length === 0) return [];
  const own = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), inArray(supportTickets.id, ticketIds)));
  return own.map(({ id }) => id);
}
