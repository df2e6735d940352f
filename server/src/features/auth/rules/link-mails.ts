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
 * No word that somebody typed: whoever signs up with a stranger's address would mail it to them in our name.
 * The token stands behind `#`: browsers never send that part, so that no log on the way can keep it.
 */
export function linkMail({ kind, token, language, origin }: LinkMail): MailContent {
  const tell = textsOf(language);
  // The page is in the reader's language on another device too.
  const path = language === 'en' ? `/auth/${kind}` : `/auth/${kind}?lang=${language}`;
  const link = `${origin}${path}#token=${encodeURIComponent(token)}`;
  const values = { brand: brand.name, link };
  return contentOf(
    { subject: tell(`account.${kind}.subject`, values), text: tell(`account.${kind}.text`, values) },
    { label: tell(`mail.button.${kind}`), url: link },
  );
}

/** `at`: the instant at which the password was changed. */
export function passwordMail(at: string, { language, origin }: { language: Language; origin: string }): MailContent {
  const { title: subject, message } = describePassword(at, language);
  const button = { label: textsOf(language)('mail.button.reset'), url: `${origin}/auth/reset` };
  return { subject, paragraphs: message.split('\n\n'), button };
}
