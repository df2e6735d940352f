import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { MailContent } from '../../mail/types.ts';
import type { FactorChange } from '../types.ts';

/** The button leads only to the settings, so that an alarmed reader need not judge a link. */
export function factorMail(
  { change }: { change?: FactorChange },
  { language, origin }: { language: Language; origin: string },
): MailContent {
  const t = textsOf(language);
  const text = `account.factor.${change ?? 'on'}` as const;
  return {
    subject: t(`${text}.subject`, { brand: brand.name }),
    paragraphs: t(`${text}.text`, { brand: brand.name }).split('\n\n'),
    button: { label: t('mail.button.settings'), url: `${origin}/settings?section=twoFactor` },
  };
}
