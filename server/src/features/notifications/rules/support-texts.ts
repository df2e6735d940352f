import type { NotificationText } from './texts.ts';

/** What the support tells of a ticket; `subject` and `excerpt` are the customer's and the agent's own words. */
export interface SupportNews {
  kind: 'reply' | 'resolved' | 'closed';
  subject: string;
  /** Of a reply: how it begins. */
  excerpt?: string;
}

type Text = (subject: string, excerpt: string) => NotificationText;

const english: Record<SupportNews['kind'], Text> = {
  reply: (subject, excerpt) => ({ title: 'Support replied', message: `About "${subject}": ${excerpt}` }),
  resolved: (subject) => ({
    title: 'Ticket resolved',
    message: `"${subject}" is resolved. Tell us how we did, or write if something is still not right.`,
  }),
  closed: (subject) => ({ title: 'Ticket closed', message: `"${subject}" is closed. You can open it again.` }),
};

const hindi: Record<SupportNews['kind'], Text> = {
  reply: (subject, excerpt) => ({ title: 'सपोर्ट का जवाब आया', message: `"${subject}" के बारे में: ${excerpt}` }),
  resolved: (subject) => ({
    title: 'टिकट हल हो गया',
    message: `"${subject}" हल हो गया है। बताइए हमारी मदद कैसी रही, या कुछ ठीक न हो तो लिखिए।`,
  }),
  closed: (subject) => ({ title: 'टिकट बंद हुआ', message: `"${subject}" बंद हो गया है। आप इसे फिर खोल सकते हैं।` }),
};

export function describeSupport({ kind, subject, excerpt = '' }: SupportNews): NotificationText {
  return english[kind](subject, excerpt);
}

/** Null for a kind that has no words of its own, such as a mail that was never listed. */
export function describeSupportInHindi({ kind, subject, excerpt }: Record<string, unknown>): NotificationText | null {
  const text = Object.entries(hindi).find(([name]) => name === kind)?.[1];
  return text?.(asText(subject), asText(excerpt)) ?? null;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
