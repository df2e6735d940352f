import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { ModerationKind } from '../../notifications/rules/news-texts.ts';

interface RulingMail {
  userId: string;
  kind: ModerationKind;
  reason?: string;
  /** Id of the moderation action, where an appeal is possible. */
  ruling?: string;
}

export async function queueRulingMail(tx: Database, { userId, kind, reason, ruling }: RulingMail): Promise<void> {
  const path = ruling && `/support/create-ticket?appeal=${ruling}`;
  await queueMail(tx, { kind: 'ruling', userId, facts: { kind, reason, path } });
}
