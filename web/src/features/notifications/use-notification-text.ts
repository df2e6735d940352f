import type { Notification } from '@pahiya/contract/notifications/schemas';
import { chatSubject, refundReasons } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import { formatMoney } from '@/i18n/parts/format-money.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { text } from './rules/target.ts';
import {
  type BookingWords,
  bookingWords,
  type Moment,
  type SocialWords,
  socialWords,
  supportWords,
  vehicleWords,
} from './rules/words.ts';

export interface NotificationText {
  /** People's names are enclosed in these marks, which also isolate their text direction. */
  title: string;
  message: string | null;
}

/** Unicode isolates, so that a name in another script does not affect the surrounding text direction. */
export const nameStart = '\u2068';
export const nameEnd = '\u2069';

/** A notification in the reader's language. Unknown kinds keep their own text. */
export function useNotificationText(): (notification: Notification) => NotificationText {
  const { t } = useTranslation('notifications');
  const format = useFormat();

  function slotText({ date, time, until }: Moment): string {
    if (!until) return t('slot', { date: format.date(date), time: format.clock(time) });
    return t('window', { date: format.date(date), start: format.clock(time), end: format.clock(until) });
  }

  function socialText({ type, by, name, other, count }: SocialWords): string {
    return t(`${type}.${by}`, { name: isolated(name), other: isolated(other), count });
  }

  function refundText({ amount, currency, reason, alternatives }: BookingWords): string | null {
    const why = refundReasons.find((known) => known === reason);
    if (amount === null || !why) return null;
    const instead = alternatives.map(slotText).join(', ');
    return [
      t(`refundReason.${why}`),
      t('refundFollows', { amount: formatMoney(amount, currency), ...limits.refundBusinessDays }),
      instead && t('freeInstead', { slots: instead }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  function cancelledText(slot: string, { reason, amount, isRefunded, isOwn, garage }: BookingWords): string {
    // Older notifications have no garage.
    const sentence = garage
      ? t(isOwn ? 'booking.cancelled.ownAt' : 'booking.cancelled.textAt', { slot, garage })
      : t(isOwn ? 'booking.cancelled.own' : 'booking.cancelled.text', { slot });
    return [
      sentence,
      isRefunded &&
        amount !== null &&
        t('refundFollows', { amount: format.rupees(amount), ...limits.refundBusinessDays }),
      // Last, because the garage's text may lack a full stop.
      reason && t('reasonGiven', { reason }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  function bookingText(words: BookingWords): string | null {
    const { kind, mechanic, garage } = words;
    if (kind === 'refund_started') return refundText(words);
    if (!words.slot) return null;
    const slot = slotText(words.slot);
    if (kind === 'cancelled') return cancelledText(slot, words);
    if (kind === 'mechanic_assigned') return mechanic && t(`booking.${kind}.text`, { slot, mechanic });
    if (kind === 'confirmed' || kind === 'rescheduled') return garage && t(`booking.${kind}.text`, { slot, garage });
    if ((kind === 'started' || kind === 'completed') && garage) return t(`booking.${kind}.textAt`, { slot, garage });
    if (kind === 'started' || kind === 'completed' || kind === 'slot_released')
      return t(`booking.${kind}.text`, { slot });
    if (words.amount === null) return null;
    const amount = formatMoney(words.amount, words.currency);
    if ((kind === 'paid' || kind === 'cash_received') && garage)
      return t(`booking.${kind}.textAt`, { slot, amount, garage });
    return t(`booking.${kind}.text`, { slot, amount });
  }

  return (notification) => {
    const did = socialWords(notification);
    if (did) return { title: socialText(did), message: text(notification.data.excerpt) };
    const support = supportWords(notification);
    if (support) {
      const { kind, excerpt, count } = support;
      const subject = support.subject === chatSubject ? t('support.chat') : support.subject;
      const title = t(`support.${kind}.title`);
      if (kind === 'reply' && count > 1) return { title, message: t('support.replies', { subject, excerpt, count }) };
      return { title, message: t(`support.${kind}.text`, { subject, excerpt }) };
    }
    const due = vehicleWords(notification);
    if (due) {
      const { kind, vehicle, date } = due;
      return {
        title: t(`vehicle.${kind}.title`),
        message: t(`vehicle.${kind}.text`, { vehicle, date: format.date(date) }),
      };
    }
    const booking = bookingWords(notification);
    if (!booking) return { title: notification.title, message: notification.message };
    return {
      title: t(`booking.${booking.kind}.title`),
      message: bookingText(booking) ?? notification.message,
    };
  };
}

function isolated(name: string): string {
  return `${nameStart}${name}${nameEnd}`;
}
