import { limits } from '@pahiya/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { MapPin, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { onceReachable } from '@/lib/page/lazy-part.ts';
import { Combobox } from '@/ui/combobox.tsx';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { useCityOptions } from '../use-city-options.ts';

interface CityComboboxProps {
  city: string | undefined;
  onCity: (city: string | undefined) => void;
}

/** Limits a list to a city. A suggestion applies at once, typed text on Enter or blur. */
export function CityCombobox({ city, onCity }: CityComboboxProps) {
  const { t } = useTranslation('offers');
  const queryClient = useQueryClient();
  const [text, setText] = useState(city ?? '');
  /** Increases with every manual change. */
  const changes = useRef(0);
  const [shownCity, setShownCity] = useState(city);
  if (shownCity !== city) {
    setShownCity(city);
    setText(city ?? '');
  }
  const options = useCityOptions(text, city);

  function change(typed: string) {
    changes.current += 1;
    setText(typed);
  }

  async function take() {
    if (text.trim() === (city ?? '')) return setText(city ?? '');
    const asked = changes.current;
    const { findCity } = await onceReachable(() => import('../queries/find-places.ts'));
    const found = await findCity(queryClient, text);
    // The text has changed since the lookup began.
    if (changes.current !== asked) return;
    setText(found ?? '');
    onCity(found);
  }

  return (
    <Field label={t('city.label')} hideLabel>
      <Combobox
        name="city"
        value={text}
        onValueChange={change}
        options={options.map((option) => ({ ...option, icon: <MapPin aria-hidden="true" /> }))}
        onSelect={({ value }) => onCity(value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        placeholder={t('city.placeholder')}
        maxLength={limits.searchTextLength}
        enterKeyHint="search"
        icon={<MapPin />}
        action={
          city && (
            <IconButton
              label={t('city.clear')}
              // Keeps the focus, because a blur would apply the half-typed text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onCity(undefined)}
            >
              <X aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </Field>
  );
}
