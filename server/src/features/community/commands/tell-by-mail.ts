import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { ModerationKind } from '../../notifications/rules/news-texts.ts';

interface RulingMail {
  userId: string;
  kind: ModerationKind;
  reason?: string;
  /** Its id, where an appeal against it is possible. */
  ruling?: string;
}

/**
 * What the moderators tell a person, by mail: it is not among what one can turn off, and those who are signed out read it
 * as well. Of a `ruling` it says where to appeal. Belongs into the transaction of what it tells.
 */
export async function tellByMail(tx: Database, { userId, kind, reason, ruling }: RulingMail): Promise<void> {
  const path = ruling && `/support/create-ticket?appeal=${ruling}`;
  await queueMail(tx, { kind: 'ruling', userId, facts: { kind, reason, path } });
}
