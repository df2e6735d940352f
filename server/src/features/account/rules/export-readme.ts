import { brand } from '@pahiya/contract/shared/brand';
import { describeDate } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { exportFileNames } from '../queries/export-files.ts';

export function writeReadme(language: Language, today: string): string {
  const t = textsOf(language);
  const list = exportFileNames.map((name) => `data/${name}.json\n  ${t(`account.export.files.${name}`)}`);
  return [
    `${t('account.export.title', { brand: brand.name })} (${describeDate(today, language)})`,
    t('account.export.intro'),
    [...list, `files/\n  ${t('account.export.pictures')}`].join('\n'),
    t('account.export.missing'),
    '',
  ].join('\n\n');
}
