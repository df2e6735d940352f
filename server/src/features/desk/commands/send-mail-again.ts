import type { Database } from '../../../database/pool.ts';
import { sendAgain } from '../../mail/commands/send-again.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: StaffActor;
  mailId: string;
}

export async function sendMailAgain(db: Database, { actor, mailId }: Input): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await sendAgain(tx, mailId))) return false;
    await recordAction(tx, { actor, action: 'mail.send_again', subjectId: mailId });
    return true;
  });
}
