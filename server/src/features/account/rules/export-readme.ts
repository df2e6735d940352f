import { brand } from '@pahiya/contract/shared/brand';
import { describeDate } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { exportFileNames } from '../queries/export-sections.ts';

/** `today` in India. */
export function writeReadme(language: Language, today: string): string {
  const tell = textsOf(language);
  const list = exportFileNames.map((name) => `data/${name}.json\n  ${tell(`account.export.files.${name}`)}`);
  return [
    `${tell('account.export.title', { brand: brand.name })} (${describeDate(today, language)})`,
    tell('account.export.intro'),
    [...list, `files/\n  ${tell('account.export.pictures')}`].join('\n'),
    tell('account.export.missing'),
    '',
  ].join('\n\n');
}
