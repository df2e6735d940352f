import { useLanguageChoice } from '@/i18n/use-language-choice.tsx';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { setTheme, themes, useTheme } from '@/lib/page/theme.ts';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Select } from '@/ui/select.tsx';

export function LanguageSection() {
  const { t } = useTranslation('settings');
  const choice = useLanguageChoice();
  return (
    <SettingsSection title={t('language.title')} text={t('language.text')}>
      <Field label={t('language.title')} hideLabel>
        <Select {...choice} />
      </Field>
    </SettingsSection>
  );
}

export function AppearanceSection() {
  const { t } = useTranslation(['settings', 'common']);
  const chosen = useTheme();
  return (
    <SettingsSection title={t('appearance.title')} text={t('appearance.text')}>
      <FieldGroup legend={<span className="sr-only">{t('appearance.title')}</span>} className="sm:grid-cols-3">
        {themes.map((theme) => (
          <RadioCard
            key={theme}
            name="theme"
            compact
            value={theme}
            title={t(`common:theme.${theme}`)}
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
          />
        ))}
      </FieldGroup>
    </SettingsSection>
  );
}
