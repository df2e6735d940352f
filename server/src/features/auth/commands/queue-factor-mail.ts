import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { FactorChange } from '../types.ts';

/** Cannot be turned off. Call it in the transaction of the change. */
export async function queueFactorMail(tx: Database, userId: string, change: FactorChange): Promise<void> {
  await queueMail(tx, { kind: 'factor', userId, facts: { change } });
}
