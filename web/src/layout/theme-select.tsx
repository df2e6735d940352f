import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentTheme, setTheme, themes } from '@/lib/theme.ts';
import { IconSelect } from '@/ui/icon-select.tsx';

export function ThemeSelect() {
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState(currentTheme);

  return (
    <IconSelect
      label={t('theme.label')}
      icon={
        <>
          <Sun className="dark:hidden" />
          <Moon className="hidden dark:block" />
        </>
      }
      value={chosen}
      onChange={({ target }) => {
        const theme = themes.find((name) => name === target.value) ?? 'system';
        setChosen(theme);
        setTheme(theme);
      }}
    >
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {t(`theme.${theme}`)}
        </option>
      ))}
    </IconSelect>
  );
}
