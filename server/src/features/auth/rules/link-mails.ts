import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { contentOf } from '../../mail/rules/content-of.ts';
import type { MailContent } from '../../mail/types.ts';
import { describePassword } from '../../notifications/rules/news-texts.ts';

interface LinkMail {
  kind: 'reset' | 'confirm';
  token: string;
  language: Language;
  origin: string;
}

/**
 * Contains no text that a person entered, because somebody who signs up with a stranger's address could otherwise mail
 * it to them in our name. The token is after `#`, which browsers never send, so that it appears in no log.
 */
export function linkMail({ kind, token, language, origin }: LinkMail): MailContent {
  const tell = textsOf(language);
  // Sets the language, because the link may be opened on another device.
  const path = language === 'en' ? `/auth/${kind}` : `/auth/${kind}?lang=${language}`;
  const link = `${origin}${path}#token=${encodeURIComponent(token)}`;
  const values = { brand: brand.name, link };
  return contentOf(
    { subject: tell(`account.${kind}.subject`, values), text: tell(`account.${kind}.text`, values) },
    { label: tell(`mail.button.${kind}`), url: link },
  );
}

/** `at`: when the password was changed. */
export function passwordMail(at: string, { language, origin }: { language: Language; origin: string }): MailContent {
  const { title: subject, message } = describePassword(at, language);
  const button = { label: textsOf(language)('mail.button.reset'), url: `${origin}/auth/reset` };
  return { subject, paragraphs: message.split('\n\n'), button };
}
