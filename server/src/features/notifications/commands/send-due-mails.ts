import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { tryHoldName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { textsOf } from '../../../platform/texts.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import { describeGroup } from '../queries/describe-group.ts';
import { isOfNobody } from '../rules/activity.ts';
import { describeNews } from '../rules/news-texts.ts';
import { notifications } from '../tables.ts';

export interface DueMail {
  to: string;
  subject: string;
  text: string;
}

const mailsAtOnce = 50;

/** What a mail server keeps refusing is given up after so many days. */
const givenUpAfter = sql`now() - interval '3 days'`;

/** An answer of the support waits a minute: whoever is in the conversation reads it there. What was asked for does not. */
const isRipe = or(
  ne(notifications.type, 'support'),
  isNull(notifications.groupKey),
  lt(notifications.createdAt, sql`now() - interval '1 minute'`),
);

/**
 * Hands each due mail to `send` and notes that it has left. One that fails stays due and keeps no other back; then this
 * throws. A node that stops in between sends a mail twice rather than never; two nodes never take the same one.
 * The newest are taken, in their order: what a mail server keeps refusing piles up behind them. `origin` is the site's
 * public address, which stands before the paths of links.
 */
export async function sendDueMails(db: Database, send: (mail: DueMail) => Promise<void>, origin = ''): Promise<void> {
  const due = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.isMailDue, true), gt(notifications.createdAt, givenUpAfter), isRipe))
    .orderBy(desc(notifications.createdAt))
    .limit(mailsAtOnce);
  const failures: unknown[] = [];
  for (const { id } of due.reverse())
    await sendMail(db, { id, origin }, send).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent`);
}

/** While the mail server thinks no row is locked: a like of the same group does not wait, and is mailed by the next round. */
async function sendMail(
  db: Database,
  { id, origin }: { id: string; origin: string },
  send: (mail: DueMail) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryHoldName(tx, `mail of ${id}`))) return;
    const [mail] = await tx
      .select({
        to: authUsers.email,
        type: notifications.type,
        title: notifications.title,
        message: notifications.message,
        data: notifications.data,
        read: notifications.read,
        language: profiles.language,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .innerJoin(authUsers, eq(authUsers.id, notifications.userId))
      .leftJoin(profiles, eq(profiles.id, notifications.userId))
      .where(and(eq(notifications.id, id), eq(notifications.isMailDue, true)));
    if (!mail) return;
    const isKnown = mail.type === 'support' && mail.read;
    const language = mail.language ?? 'en';
    const words = isOfNobody(mail.type)
      ? (describeNews(mail.data, language) ?? mail)
      : await describeGroup(tx, { notificationId: id, type: mail.type, language });
    if (words && !isKnown) {
      const greeting = textsOf(language)('mail.greeting');
      const text = `${greeting}\n\n${words.message}\n${linkOf(mail.data, origin)}`;
      await send({ to: mail.to, subject: words.title, text });
    }
    const isThisNews = and(eq(notifications.id, id), eq(notifications.createdAt, mail.createdAt));
    await tx.update(notifications).set({ isMailDue: false }).where(isThisNews);
  });
}

function linkOf({ path }: Record<string, unknown>, origin: string): string {
  return typeof path === 'string' ? `${origin}${path}\n` : '';
}
