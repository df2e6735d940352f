import type { Database } from '../../../database/pool.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { FactorChange } from '../types.ts';

export async function queueFactorMail(tx: Database, userId: string, change: FactorChange): Promise<void> {
  await queueMail(tx, { kind: 'factor', userId, facts: { change } });
}
