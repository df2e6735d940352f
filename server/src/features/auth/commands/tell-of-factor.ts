import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { FactorChange } from '../types.ts';

/** Mails the owner what happened to the second factor; it is not among what one can turn off. Belongs into its transaction. */
export async function tellOfFactor(tx: Database, userId: string, change: FactorChange): Promise<void> {
  await queueMail(tx, { kind: 'factor', userId, facts: { change } });
}
