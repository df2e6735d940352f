import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';

interface News {
  notificationId: string;
  userId: string;
  delaySeconds?: number;
}

/** What a notification tells leaves by mail as well; while that mail waits, it tells what comes to be told meanwhile. */
export async function queueNewsMail(tx: Database, { notificationId, ...news }: News): Promise<void> {
  await queueMail(tx, { kind: 'news', notificationId, key: `news ${notificationId}`, ...news });
}
