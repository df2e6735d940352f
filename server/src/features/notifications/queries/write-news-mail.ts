import { brand } from '@pahiya/contract/shared/brand';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { ClaimedMail, MailContent, MailWriter } from '../../mail/types.ts';
import { isOfNobody } from '../rules/activity.ts';
import { describeNews } from '../rules/news-texts.ts';
import { notifications } from '../tables.ts';
import { describeGroup } from './describe-group.ts';

interface BookingNews {
  news: { userId: string; data: Record<string, unknown> };
  language: Language;
  now: Date;
  origin: string;
}

type WriteBookingPart = (db: Database, booking: BookingNews) => Promise<Partial<MailContent>>;

/** Null when the notification is gone, shows nobody any more, or is a support answer that was read. */
export function createNewsWriter(writeBookingPart: WriteBookingPart): MailWriter {
  return async (mail, site) => await writeNewsMail(mail, { ...site, writeBookingPart });
}

type Site = Parameters<MailWriter>[1] & { writeBookingPart: WriteBookingPart };

async function writeNewsMail(
  { notificationId, language }: ClaimedMail,
  { db, origin, now, writeBookingPart }: Site,
): Promise<MailContent | null> {
  if (notificationId === null) return null;
  const [news] = await db.select().from(notifications).where(eq(notifications.id, notificationId));
  // Already seen in the conversation.
  if (!news || (news.type === 'support' && news.isListed && news.read)) return null;
  const words = isOfNobody(news.type)
    ? (describeNews(news.data, language) ?? news)
    : await describeGroup(db, { notificationId, type: news.type, language });
  if (!words) return null;
  const booking = news.type === 'booking' ? await writeBookingPart(db, { news, language, now, origin }) : {};
  return {
    subject: words.title,
    paragraphs: [words.message],
    ...buttonOf(news, language, origin),
    ...booking,
    ...(isReminder(news.type) ? { settingsUrl: `${origin}/settings?section=notifications` } : {}),
  };
}

type News = Pick<typeof notifications.$inferSelect, 'type' | 'data'>;

function buttonOf({ type, data }: News, language: ClaimedMail['language'], origin: string): Partial<MailContent> {
  const t = textsOf(language);
  const { path, booking_id: bookingId } = data;
  if (type === 'booking' && typeof bookingId === 'string')
    return { button: { label: t('mail.button.booking'), url: `${origin}/bookings/${bookingId}` } };
  if (type === 'support' && typeof path === 'string')
    return { button: { label: t('mail.button.ticket'), url: `${origin}${path}` } };
  const url = typeof path === 'string' ? `${origin}${path}` : `${origin}/notifications`;
  return { button: { label: t('mail.button.open', { brand: brand.name }), url } };
}

/** Only mails that people do not wait for carry an unsubscribe link. */
function isReminder(type: News['type']): boolean {
  return type !== 'booking' && type !== 'support';
}
