import type { ChangeKind } from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { describeRupees } from '@pahiya/contract/shared/money';
import type { NotificationText } from './texts.ts';

/** What a notification of a booking knows, as words; empty where it does not. */
interface Facts {
  amount: string;
  mechanic: string;
}

type Text = (facts: Facts) => NotificationText;

const { from, to } = limits.refundBusinessDays;

/** What a booking's notification says in Hindi; in English it is written with the booking's own facts. */
const hindi: Partial<Record<ChangeKind, Text>> = {
  mechanic_assigned: ({ mechanic }) => ({
    title: 'मैकेनिक तय हो गया',
    message: mechanic ? `आपकी बुकिंग के मैकेनिक ${mechanic} हैं।` : 'आपकी बुकिंग के लिए मैकेनिक तय हो गया है।',
  }),
  started: () => ({ title: 'काम शुरू हो गया', message: 'गैराज ने आपकी गाड़ी पर काम शुरू कर दिया है।' }),
  completed: () => ({ title: 'काम पूरा हुआ', message: 'आपकी गाड़ी का काम पूरा हो गया है।' }),
  cancelled: () => ({ title: 'बुकिंग रद्द हुई', message: 'गैराज को आपकी बुकिंग रद्द करनी पड़ी।' }),
  paid: () => ({ title: 'भुगतान मिल गया', message: 'हमें आपका भुगतान मिल गया है। आपका स्लॉट पक्का है।' }),
  cash_received: ({ amount }) => ({ title: 'भुगतान मिल गया', message: `गैराज को आपसे ${amount} नकद मिल गए हैं।` }),
  slot_released: () => ({ title: 'स्लॉट छूट गया', message: 'भुगतान समय पर नहीं मिला, इसलिए आपका स्लॉट छोड़ दिया गया।' }),
  refund_started: ({ amount }) => ({
    title: 'रिफ़ंड शुरू हुआ',
    message: `${amount || 'आपके पैसे'} आपको ${from}-${to} कार्य दिवसों में वापस मिल जाएँगे।`,
  }),
  refunded: ({ amount }) => ({ title: 'रिफ़ंड पूरा हुआ', message: `${amount} वापस भेज दिए गए हैं।` }),
  refund_failed: ({ amount }) => ({
    title: 'रिफ़ंड में देर',
    message: `${amount} के आपके रिफ़ंड को हम फिर से देख रहे हैं और आपको लिखेंगे।`,
  }),
};

/** Null for a kind that has no words of its own. */
export function describeInHindi({
  kind,
  amount,
  mechanic_name: mechanic,
}: Record<string, unknown>): NotificationText | null {
  const text = Object.entries(hindi).find(([name]) => name === kind)?.[1];
  const facts = {
    amount: typeof amount === 'number' ? describeRupees(amount) : '',
    mechanic: typeof mechanic === 'string' ? mechanic : '',
  };
  return text?.(facts) ?? null;
}
