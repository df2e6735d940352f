import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';

interface News {
  notificationId: string;
  userId: string;
  delaySeconds?: number;
}

/** Later news of the same notification joins the waiting mail. */
export async function queueNewsMail(tx: Database, { notificationId, ...news }: News): Promise<void> {
  await queueMail(tx, { kind: 'news', notificationId, key: `news ${notificationId}`, ...news });
}
