import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { describePassword } from '../rules/news-texts.ts';
import { notifications } from '../tables.ts';

/**
 * By mail, whatever the account's choices: the owner must hear of a new password that is not theirs. Belongs into the
 * transaction that sets it.
 */
export async function tellOfPassword(tx: Database, userId: string): Promise<void> {
  const news = { kind: 'password_changed', at: new Date().toISOString(), path: '/auth/reset' };
  await tx.insert(notifications).values({
    id: uuidv7(),
    userId,
    // Never listed: only its mail is sent, in the reader's language.
    type: 'booking',
    ...describePassword(news.at, 'en'),
    data: news,
    isListed: false,
    isMailDue: true,
  });
}
