import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { notifications } from '../../notifications/tables.ts';

/**
 * What the moderators tell a person, by mail: it is not among what one can turn off, and those who are signed out read it
 * as well. Of a `ruling` it says where to appeal. Belongs into the transaction of what it tells.
 */
export async function tellByMail(
  tx: Database,
  { userId, title, message, ruling }: { userId: string; title: string; message: string; ruling?: string },
): Promise<void> {
  await tx.insert(notifications).values({
    id: uuidv7(),
    userId,
    // Never listed: only its mail is sent, in the words given here.
    type: 'booking',
    title,
    message: ruling ? `${message}\n\nIf you think this is a mistake, ask us to look at it again:` : message,
    data: ruling ? { path: `/support/create-ticket?appeal=${ruling}` } : {},
    isListed: false,
    isMailDue: true,
  });
}
