import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';

// No word that somebody typed: with a stranger's address it would reach them in our name.

interface Words {
  subject: string;
  text: string;
}

export function deletionMail(language: Language, link: string): Words {
  const tell = textsOf(language);
  return {
    subject: tell('account.deletion.subject', { brand: brand.name }),
    text: tell('account.deletion.text', { link }),
  };
}

export function farewellMail(language: Language): Words {
  const tell = textsOf(language);
  return { subject: tell('account.farewell.subject', { brand: brand.name }), text: tell('account.farewell.text') };
}
