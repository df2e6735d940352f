import { limits } from '@pahiya/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import { Button } from '@/ui/button.tsx';
import { Combobox } from '@/ui/combobox.tsx';
import { Field } from '@/ui/field.tsx';
import { VoiceButton } from '@/ui/voice-button.tsx';
import { findPlace } from '../queries/find-places.ts';
import { suggestionsOptions } from '../queries/suggestions.ts';
import { type ChosenPlace, placeOfSuggestion } from '../rules.ts';

const typingPauseMs = 200;

/** A city or area by typing or voice. A suggestion applies at once, other text on submit. */
export function PlaceForm({ onPlace }: { onPlace: (place: ChosenPlace) => void }) {
  const { t } = useTranslation('home');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<{ text: string; guess: ChosenPlace } | null>(null);
  const suggestions = useSuggestions(text);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const found = await findPlace(queryClient, text);
    setSending(false);
    // Submitting the same text again accepts it as typed.
    if (found?.guess && asked?.text !== text) setAsked({ text, guess: found.guess });
    else if (found) onPlace(found.place);
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
      {asked?.text === text && <Guess text={text} guess={asked.guess} onTake={onPlace} />}
      <Button type="submit" block loading={isSending} disabled={text.trim() === ''}>
        {t('location.submit')}
      </Button>
    </form>
  );
}

interface GuessProps {
  text: string;
  guess: ChosenPlace;
  onTake: (place: ChosenPlace) => void;
}

function Guess({ text, guess, onTake }: GuessProps) {
  const { t } = useTranslation('home');
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-card bg-surface-sunken p-3 text-sm">
      <p>{t('location.notKnown', { text: text.trim() })}</p>
      <Button variant="outline" onClick={() => onTake(guess)}>
        {t('location.didYouMean', { place: guess.name })}
      </Button>
    </div>
  );
}

function useSuggestions(text: string): { place: ChosenPlace; state: string }[] {
  const settled = useDebounced(text, typingPauseMs);
  const { data = [] } = useQuery(suggestionsOptions(settled));
  if (text.trim() === '') return [];
  return data.map((found) => ({ place: placeOfSuggestion(found), state: found.state }));
}
