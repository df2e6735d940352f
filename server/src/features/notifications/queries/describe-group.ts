import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import type { Activity } from '../rules/activity.ts';
import { describeActivity, type NotificationText } from '../rules/texts.ts';
import { isActorShown } from './shown-notifications.ts';

interface DescribedGroup {
  notificationId: string;
  type: Activity['type'];
  language: Language;
}

/** Describes the group as the reader may see it now. Null when it shows nobody. */
export async function describeGroup(
  db: Database,
  { notificationId, type, language }: DescribedGroup,
): Promise<NotificationText | null> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select p.full_name as name, count(*) over ()::int as count
    from notifications n join notification_actors a on a.notification_id = n.id join profiles p on p.id = a.actor_id
    where n.id = ${notificationId} and ${isActorShown()}
    order by a.created_at desc, a.actor_id limit 1`);
  const [latest] = rows;
  return latest ? describeActivity({ type, ...latest }, language) : null;
}
