import { Languages } from 'lucide-react';
import { languages } from '@/i18n/languages.ts';
import { useLanguageChoice } from '@/i18n/use-language-choice.tsx';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconSelect } from '@/ui/icon-select.tsx';

export function LanguageSelect() {
  const { t } = useTranslation('common');
  const choice = useLanguageChoice();
  const name = languages.find(({ code }) => code === choice.value)?.name;
  return <IconSelect {...choice} label={t('language.label')} icon={<Languages />} text={name} />;
}
