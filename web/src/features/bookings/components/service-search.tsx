import { limits } from '@pahiya/contract/shared/limits';
import { Search, X } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

interface ServiceSearchProps {
  text: string;
  /** Undefined while unknown. */
  found: number | undefined;
  onChange: (text: string, isFinal: boolean) => void;
}

export function ServiceSearch({ text, found, onChange }: ServiceSearchProps) {
  const { t } = useTranslation(['booking', 'common']);
  const isSearching = text.trim() !== '';
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('services.search')} hideLabel>
        <Input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.searchTextLength}
          icon={<Search />}
          placeholder={t('services.searchPlaceholder')}
          value={text}
          onChange={(event) => onChange(event.target.value, false)}
          onBlur={() => onChange(text, true)}
          onKeyDown={(event) => {
            // Enter searches here and must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          action={
            isSearching && (
              <IconButton label={t('common:action.clear')} onClick={() => onChange('', true)}>
                <X aria-hidden="true" />
              </IconButton>
            )
          }
        />
      </Field>
      <p role="status" className="text-sm text-text-muted empty:hidden">
        {isSearching &&
          found !== undefined &&
          (found > 0 ? t('services.found', { count: found }) : t('services.none', { text: text.trim() }))}
      </p>
    </div>
  );
}
