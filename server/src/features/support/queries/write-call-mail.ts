import { eq } from 'drizzle-orm';
import type { MailWriter } from '../../mail/types.ts';
import { confirmationMail } from '../rules/confirmation.ts';
import { callRequests } from '../tables/call-tables.ts';

/** Null once the call is cancelled or done, or its time is over. */
export const writeCallMail: MailWriter = async ({ facts, language }, { db, now }) => {
  const [call] = await db
    .select({ preferredTime: callRequests.preferredTime, status: callRequests.status })
    .from(callRequests)
    .where(eq(callRequests.id, String(facts.call_id)));
  const isAhead = call?.status === 'pending' && call.preferredTime > now;
  return isAhead ? confirmationMail(call.preferredTime, language) : null;
};
