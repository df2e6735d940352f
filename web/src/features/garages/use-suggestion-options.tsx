import type { Suggestions } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { History, MapPin, Search, Trash2, Warehouse } from 'lucide-react';
import { useState } from 'react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import type { ComboboxOption } from '@/ui/combobox.tsx';
import { suggestionsOptions } from './queries/suggestions.ts';
import { forgetPastSearches, readPastSearches } from './storage.ts';

interface SuggestedOption extends ComboboxOption {
  take: () => void;
}

interface Choices {
  city: string | undefined;
  onText: (text: string) => void;
}

const typingPauseMs = 150;
const pastBesideOthers = 2;

/** Past searches while nothing is typed, then also services, places and garages. */
export function useSuggestionOptions(typed: string, { city, onText }: Choices): SuggestedOption[] {
  const settled = useDebounced(typed, typingPauseMs);
  const { data } = useQuery(suggestionsOptions(settled, city));
  const past = usePastOptions(typed, onText);
  const found = useFoundOptions(data, onText);
  return typed === '' ? past : [...past, ...found];
}

function usePastOptions(typed: string, onText: (text: string) => void): SuggestedOption[] {
  const { t } = useTranslation('offers');
  const { nameOf } = useCatalogue();
  const [, setForgotten] = useState(false);
  const wanted = typed.toLocaleLowerCase();
  const texts = readPastSearches().filter((text) => text.toLocaleLowerCase().includes(wanted));
  const options = texts.map((text) => ({
    value: `past ${text}`,
    label: nameOf(text),
    description: t('suggest.past'),
    icon: <History aria-hidden="true" />,
    take: () => onText(text),
  }));
  if (typed !== '') return options.slice(0, pastBesideOthers);
  if (options.length === 0) return [];
  const forget = () => {
    forgetPastSearches();
    setForgotten(true);
  };
  return [
    ...options,
    { value: 'forget', label: t('suggest.forget'), icon: <Trash2 aria-hidden="true" />, take: forget },
  ];
}

function useFoundOptions(found: Suggestions | undefined, onText: (text: string) => void): SuggestedOption[] {
  const { t } = useTranslation('offers');
  const { nameOf } = useCatalogue();
  const navigate = useNavigate();
  if (!found) return [];
  return [
    ...found.services.map((service) => ({
      value: `service ${service}`,
      label: nameOf(service),
      description: t('suggest.service'),
      icon: <Search aria-hidden="true" />,
      take: () => onText(service),
    })),
    ...found.places.map(({ name, city }) => ({
      value: `place ${name}, ${city}`,
      label: t('suggest.area', { place: name === city ? city : `${name}, ${city}` }),
      icon: <MapPin aria-hidden="true" />,
      take: () => void navigate({ to: '/services', search: { city: name } }),
    })),
    ...found.garages.map(({ id, name, location }) => ({
      value: `garage ${id}`,
      label: name,
      description: location,
      icon: <Warehouse aria-hidden="true" />,
      take: () => void navigate({ to: '/garage/$garageId', params: { garageId: id } }),
    })),
  ];
}
