import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isLanguageCode, languages } from '@/i18n/languages.ts';
import { useLanguage } from '@/i18n/use-language.ts';
import { IconSelect } from '@/ui/icon-select.tsx';

/** Each language by its own name, so that one who reads only that language finds it. */
export function LanguageSelect() {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useLanguage();

  return (
    <IconSelect
      label={t('language.label')}
      icon={<Languages />}
      text={languages.find(({ code }) => code === language)?.name}
      value={language}
      onChange={({ target }) => {
        if (isLanguageCode(target.value)) void setLanguage(target.value);
      }}
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </IconSelect>
  );
}
