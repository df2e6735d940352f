import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { MailContent } from '../../mail/types.ts';
import { describeRuling, moderationKinds } from '../../notifications/rules/news-texts.ts';

export function rulingMail(
  { kind, reason, path }: Record<string, unknown>,
  { language, origin }: { language: Language; origin: string },
): MailContent | null {
  const known = moderationKinds.find((name) => name === kind);
  if (!known) return null;
  const { title: subject, message } = describeRuling({ kind: known, reason, path }, language);
  const paragraphs = message.split('\n\n');
  if (typeof path !== 'string') return { subject, paragraphs };
  return { subject, paragraphs, button: { label: textsOf(language)('mail.button.appeal'), url: `${origin}${path}` } };
}
