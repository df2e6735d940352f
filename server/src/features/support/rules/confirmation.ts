import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { contentOf } from '../../mail/rules/content-of.ts';
import type { MailContent } from '../../mail/types.ts';
import { describeCallTime } from './call-slots.ts';

// Contains nothing typed by the customer: with a stranger's address or number, it would reach them in our name.

export function confirmationMail(preferredTime: Date, language: Language): MailContent {
  const t = textsOf(language);
  return contentOf({
    subject: t('call.subject', { brand: brand.name }),
    text: t('call.text', facts(preferredTime, language)),
  });
}

export function confirmationSms(preferredTime: Date, language: Language): string {
  return textsOf(language)('call.sms', facts(preferredTime, language));
}

function facts(preferredTime: Date, language: Language) {
  return { brand: brand.name, when: describeCallTime(preferredTime, language) };
}
