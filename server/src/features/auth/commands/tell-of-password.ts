import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';

/** Mails the owner that the password was changed; this mail cannot be turned off. Call it in the same transaction. */
export async function tellOfPassword(tx: Database, userId: string): Promise<void> {
  await queueMail(tx, { kind: 'password_changed', userId, facts: { at: new Date().toISOString() } });
}
