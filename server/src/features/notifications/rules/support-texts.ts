import { chatSubject } from '@pahiya/contract/shared/known-values';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { factText } from './fact-text.ts';
import type { NotificationText } from './texts.ts';

export const supportKinds = ['reply', 'acknowledged', 'resolved', 'closed'] as const;

/** `subject` and `excerpt` are the customer's and the agent's own words. */
export interface SupportNews {
  kind: (typeof supportKinds)[number];
  subject: string;
  excerpt?: string;
  /** Replies since the owner last read the ticket. */
  count?: number;
}

/** A chat has a subject in our words; every other ticket has its owner's. */
export function subjectIn(language: Language, subject: string): string {
  return subject === chatSubject ? textsOf(language)('support.chat') : subject;
}

export function describeSupport(
  { kind, subject, excerpt = '', count = 1 }: SupportNews,
  language: Language = 'en',
): NotificationText {
  const t = textsOf(language);
  const facts = { subject: subjectIn(language, subject), excerpt, count };
  const title = t(`support.${kind}.title`);
  if (kind === 'reply' && count > 1) return { title, message: t('support.replies', facts) };
  return { title, message: t(`support.${kind}.text`, facts) };
}

/** Null for a kind without texts, such as a mail that was never listed. */
export function describeSupportData(data: Record<string, unknown>, language: Language): NotificationText | null {
  const kind = supportKinds.find((name) => name === data.kind);
  if (!kind) return null;
  const count = typeof data.count === 'number' ? data.count : 1;
  return describeSupport({ kind, subject: factText(data.subject), excerpt: factText(data.excerpt), count }, language);
}
