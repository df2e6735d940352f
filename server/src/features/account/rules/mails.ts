import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { contentOf } from '../../mail/rules/content-of.ts';
import type { MailContent } from '../../mail/types.ts';

// Contains no text that a person entered, because with a stranger's address it would reach them in our name.

export function deletionMail(language: Language, link: string): MailContent {
  const tell = textsOf(language);
  return contentOf(
    { subject: tell('account.deletion.subject', { brand: brand.name }), text: tell('account.deletion.text', { link }) },
    { label: tell('mail.button.deletion'), url: link },
  );
}

export function farewellMail(
  language: Language,
  { usedRecoveryCode }: { usedRecoveryCode?: unknown } = {},
): MailContent {
  const tell = textsOf(language);
  const mail = contentOf({
    subject: tell('account.farewell.subject', { brand: brand.name }),
    text: tell('account.farewell.text'),
  });
  if (usedRecoveryCode !== true) return mail;
  return { ...mail, paragraphs: [...mail.paragraphs, tell('account.farewell.recovery')] };
}
