import type { Workplace } from '@pahiya/contract/desk/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import { Combobox } from '@/ui/combobox.tsx';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { workplacesOptions } from '../queries/staff.ts';

interface GarageFieldProps {
  label: string;
  chosen: string | undefined;
  /** `null` clears the choice. */
  onChoose: (garage: Workplace | null) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Empties the box after each choice, for adding several garages one after another. */
  isEmptied?: boolean;
  className?: string;
}

/** Searches garages by name or location, limited to those the user may work at. */
export function GarageField({ label, chosen, onChoose, isEmptied, className, ...field }: GarageFieldProps) {
  const { t } = useTranslation(['desk', 'common']);
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((typed ?? '').trim(), 250);
  const { data = [] } = useQuery({
    ...workplacesOptions(search),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
  const isNone = typed !== null && search !== '' && search === typed.trim() && data.length === 0;

  function clear() {
    setTyped(null);
    onChoose(null);
  }

  return (
    <Field label={label} className={className} {...field} hint={isNone ? t('workplace.none') : field.hint}>
      <Combobox
        type="text"
        autoComplete="off"
        icon={<Search />}
        placeholder={t('workplace.search')}
        value={typed ?? chosen ?? ''}
        onFocus={(event) => event.target.select()}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '' && chosen !== undefined) onChoose(null);
        }}
        options={data.map(({ id, name, location }) => ({ value: id, label: name, description: location }))}
        onSelect={({ value }) => {
          setTyped(isEmptied ? '' : null);
          onChoose(data.find(({ id }) => id === value) ?? null);
        }}
        onBlur={() => setTyped(null)}
        action={
          chosen !== undefined && (
            <IconButton label={t('common:action.clear')} onClick={clear}>
              <X aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </Field>
  );
}
