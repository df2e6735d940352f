import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { judgeFailure } from '../rules/judge-failure.ts';
import { layOut } from '../rules/lay-out.ts';
import type { ClaimedMail, MailWriters } from '../types.ts';
import { type MailOutcome, recordOutcome } from './record-outcome.ts';

export interface MailParts {
  mailer: Mailer;
  writers: MailWriters;
  log: Logger;
  now: () => Date;
  origin: string;
}

/** Never throws. A node that stops before recording sends the mail twice, with the same Message-ID. */
export async function sendMail(db: Database, mail: ClaimedMail, parts: MailParts): Promise<void> {
  const { id, kind, attempts } = mail;
  const outcome = await trySend(db, mail, parts).catch((error: unknown) => {
    parts.log.warn({ err: error, mail: id, kind, attempts }, 'a mail could not be sent');
    return judgeFailure(error, mail);
  });
  if (outcome.kind === 'given_up')
    parts.log.error({ mail: id, kind, attempts, reason: outcome.reason }, 'a mail was given up');
  // Otherwise the mail is retried when its lease ends.
  await recordOutcome(db, mail, outcome).catch((error: unknown) =>
    parts.log.error({ err: error, mail: id, kind }, 'the outcome of a mail could not be recorded'),
  );
}

async function trySend(db: Database, mail: ClaimedMail, parts: MailParts): Promise<MailOutcome> {
  const { mailer, writers, origin, now } = parts;
  if (mail.isExpired) return { kind: 'given_up', reason: 'expired', detail: '' };
  // A newer node on the same database may know a kind that this one does not.
  const write = Object.hasOwn(writers, mail.kind) ? writers[mail.kind] : undefined;
  if (!write) throw new Error(`This version does not know mails of the kind ${mail.kind}`);
  const content = await write(mail, { db, origin, now: now() });
  if (!content || !mail.to) return { kind: 'dropped' };
  const messageId = `<${mail.id}.${mail.round}@${new URL(origin).hostname}>`;
  const { language, to } = mail;
  await mailer.send({ to, messageId, ...layOut(content, { language, origin }) });
  return { kind: 'sent' };
}
