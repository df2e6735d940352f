import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { describeRuling, type ModerationKind } from '../../notifications/rules/news-texts.ts';
import { notifications } from '../../notifications/tables.ts';

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
  const news = { kind, reason, ...(ruling && { path: `/support/create-ticket?appeal=${ruling}` }) };
  await tx.insert(notifications).values({
    id: uuidv7(),
    userId,
    // Never listed: only its mail is sent, in the reader's language.
    type: 'booking',
    ...describeRuling(news, 'en'),
    data: news,
    isListed: false,
    isMailDue: true,
  });
}
