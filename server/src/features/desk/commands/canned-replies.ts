import { limits } from '@pahiya/contract/shared/limits';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { cannedReplies } from '../../support/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Saving {
  actor: StaffActor;
  replyId: string;
  title: string;
  text: string;
}

export async function saveCannedReply(db: Database, { actor, replyId, title, text }: Saving): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(cannedReplies)
      .values({ id: replyId, title, text })
      .onConflictDoUpdate({ target: cannedReplies.id, set: { title, text } });
    await recordAction(tx, { actor, action: 'canned_reply.save', subjectId: replyId, details: { title } });
  });
}

export async function deleteCannedReply(
  db: Database,
  { actor, replyId }: { actor: StaffActor; replyId: string },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(cannedReplies)
      .where(eq(cannedReplies.id, replyId))
      .returning({ title: cannedReplies.title });
    if (!gone) return false;
    await recordAction(tx, {
      actor,
      action: 'canned_reply.delete',
      subjectId: replyId,
      details: { title: gone.title },
    });
    return true;
  });
}

const days = `${limits.refundBusinessDays.from}-${limits.refundBusinessDays.to}`;

/** A new installation starts with these, and agents can change them. */
const first = [
  {
    id: '0198b0a0-0000-7000-8000-000000000001',
    title: 'Hello',
    text: 'Hello, and thank you for writing to us. I am looking into this now and will be back with you in a few minutes.',
  },
  {
    id: '0198b0a0-0000-7000-8000-000000000002',
    title: 'More details, please',
    text: 'Could you tell me which booking this is about, and what happened? A picture helps, if you have one.',
  },
  {
    id: '0198b0a0-0000-7000-8000-000000000003',
    title: 'Your refund',
    text: `Your refund has been started. It reaches the account or card you paid with within ${days} business days.`,
  },
  {
    id: '0198b0a0-0000-7000-8000-000000000004',
    title: 'Change or cancel a booking',
    text: 'You can move or cancel your booking yourself: open your profile, choose the booking, and take Reschedule or Cancel. Shall I help you with it?',
  },
  {
    id: '0198b0a0-0000-7000-8000-000000000005',
    title: 'We are asking the garage',
    text: 'I have asked the garage about this and will write here as soon as they answer. Thank you for your patience.',
  },
  {
    id: '0198b0a0-0000-7000-8000-000000000006',
    title: 'Anything else?',
    text: 'I am glad that is settled. Is there anything else I can do for you? If not, I will mark this ticket as resolved.',
  },
];

/** Nodes that start together add each once. */
export async function loadCannedReplies(db: Database): Promise<void> {
  const some = await db.select({ id: cannedReplies.id }).from(cannedReplies).limit(1);
  if (some.length === 0) await db.insert(cannedReplies).values(first).onConflictDoNothing();
}
