import { limits } from '@pahiya/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '@/lib/use-debounced.ts';
import { Button } from '@/ui/button.tsx';
import { Combobox } from '@/ui/combobox.tsx';
import { Field } from '@/ui/field.tsx';
import { VoiceButton } from '@/ui/voice-button.tsx';
import { findPlace, suggestionsOptions } from '../queries.ts';
import { type ChosenPlace, placeOfSuggestion } from '../rules.ts';

const typingPauseMs = 200;

/** A city or area by hand or by voice; a suggestion is taken at once, any other text when it is sent. */
export function PlaceForm({ onPlace }: { onPlace: (place: ChosenPlace) => void }) {
  const { t } = useTranslation('home');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const suggestions = useSuggestions(text);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const place = await findPlace(queryClient, text);
    setSending(false);
    if (place) onPlace(place);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('location.enter')}>
        <Combobox
          value={text}
          onValueChange={setText}
          options={suggestions.map(({ place, state }) => ({
            value: `${place.name}, ${state}`,
            label: place.name,
            description: state,
            icon: <MapPin aria-hidden="true" />,
          }))}
          onSelect={({ value }) => {
            const chosen = suggestions.find(({ place, state }) => `${place.name}, ${state}` === value);
            if (chosen) onPlace(chosen.place);
          }}
          placeholder={t('location.placeholder')}
          maxLength={limits.searchTextLength}
          enterKeyHint="go"
          icon={<Search />}
          action={<VoiceButton onText={setText} />}
        />
      </Field>
      <Button type="submit" block loading={isSending} disabled={text.trim() === ''}>
        {t('location.submit')}
      </Button>
    </form>
  );
}

function useSuggestions(text: string): { place: ChosenPlace; state: string }[] {
  const settled = useDebounced(text, typingPauseMs);
  const { data = [] } = useQuery(suggestionsOptions(settled));
  if (text.trim() === '') return [];
  return data.map((found) => ({ place: placeOfSuggestion(found), state: found.state }));
}
