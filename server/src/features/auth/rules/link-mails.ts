import { brand } from '@pahiya/contract/shared/brand';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { describeMoment } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { contentOf } from '../../mail/rules/content-of.ts';
import type { MailContent } from '../../mail/types.ts';

interface LinkMail {
  kind: 'reset' | 'confirm';
  token: string;
  language: Language;
  origin: string;
}

/** Contains no text that a person entered, as it could reach a stranger. Browsers never send what is after `#`. */
export function linkMail({ kind, token, language, origin }: LinkMail): MailContent {
  const t = textsOf(language);
  // Sets the language, because the link may be opened on another device.
  const path = language === 'en' ? `/auth/${kind}` : `/auth/${kind}?lang=${language}`;
  const link = `${origin}${path}#token=${encodeURIComponent(token)}`;
  const values = { brand: brand.name, link };
  return contentOf(
    { subject: t(`account.${kind}.subject`, values), text: t(`account.${kind}.text`, values) },
    { label: t(`mail.button.${kind}`), url: link },
  );
}

/** `at` is an instant; the text shows it in Indian time. */
export function passwordMail(at: string, { language, origin }: { language: Language; origin: string }): MailContent {
  const t = textsOf(language);
  const { date, time } = zonedNow(new Date(at));
  const message = t('account.passwordChanged.text', {
    brand: brand.name,
    when: describeMoment(date, time, language),
  });
  return {
    subject: t('account.passwordChanged.title', { brand: brand.name }),
    paragraphs: message.split('\n\n'),
    button: { label: t('mail.button.reset'), url: `${origin}/auth/reset` },
  };
}
