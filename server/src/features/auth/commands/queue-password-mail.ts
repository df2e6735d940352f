import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';

export async function queuePasswordMail(tx: Database, userId: string): Promise<void> {
  await queueMail(tx, { kind: 'password_changed', userId, facts: { at: new Date().toISOString() } });
}
