import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { setTheme, themes, useTheme } from '@/lib/page/theme.ts';
import { IconSelect } from '@/ui/icon-select.tsx';

export function ThemeSelect() {
  const { t } = useTranslation('common');
  const chosen = useTheme();

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
      onChange={({ target }) => setTheme(themes.find((name) => name === target.value) ?? 'system')}
    >
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {t(`theme.${theme}`)}
        </option>
      ))}
    </IconSelect>
  );
}
