import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { contentOf } from '../../mail/rules/content-of.ts';
import type { MailContent } from '../../mail/types.ts';

// Contains no text that a person entered, because with a stranger's address it would reach them in our name.

export function deletionMail(language: Language, link: string): MailContent {
  const t = textsOf(language);
  return contentOf(
    { subject: t('account.deletion.subject', { brand: brand.name }), text: t('account.deletion.text', { link }) },
    { label: t('mail.button.deletion'), url: link },
  );
}

export function farewellMail(
  language: Language,
  { usedRecoveryCode }: { usedRecoveryCode?: unknown } = {},
): MailContent {
  const t = textsOf(language);
  const mail = contentOf({
    subject: t('account.farewell.subject', { brand: brand.name }),
    text: t('account.farewell.text'),
  });
  if (usedRecoveryCode !== true) return mail;
  return { ...mail, paragraphs: [...mail.paragraphs, t('account.farewell.recovery')] };
}
