import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import type { LanguagePack, Packs } from '../types.ts';

/** Languages that may be mixed with this one, itself first. */
export function packsFor(packs: Packs, language: RevvyLanguage): LanguagePack[] {
  const mixed: RevvyLanguage[] = language === 'hi' ? ['mr'] : language === 'mr' ? ['hi'] : [];
  return [...new Set<RevvyLanguage>([language, ...mixed, 'en', 'hi-Latn'])].map((each) => packs[each]);
}
