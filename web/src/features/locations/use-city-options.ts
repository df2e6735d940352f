import { landingCities } from '@pahiya/contract/shared/cities';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import type { ComboboxOption } from '@/ui/combobox.tsx';
import { suggestionsOptions } from './queries/suggestions.ts';
import { citiesOf, unknownPlace } from './rules.ts';
import { usePlace } from './use-place.ts';

const typingPauseMs = 200;
const popularCities = 7;

/** Cities that match the text by name or by a locality. Likely ones before anything is typed. */
export function useCityOptions(text: string, city: string | undefined): ComboboxOption[] {
  const settled = useDebounced(text, typingPauseMs);
  const isTyped = text.trim() !== (city ?? '');
  const { data = [] } = useQuery({ ...suggestionsOptions(settled), enabled: isTyped && settled.trim() !== '' });
  const likely = useLikelyCities(city);
  if (!isTyped || text.trim() === '') return likely;
  return citiesOf(data).map(({ name, city: found, state }) => ({
    value: found,
    label: found,
    description: name === found ? state : `${name}, ${state}`,
  }));
}

function useLikelyCities(city: string | undefined): ComboboxOption[] {
  const { t } = useTranslation('offers');
  const { place } = usePlace();
  const own = place && place.city !== unknownPlace.city ? place.city : undefined;
  const others = landingCities.filter((each) => each !== own).slice(0, popularCities);
  const options: ComboboxOption[] = others.map((each) => ({ value: each, label: each }));
  if (own) options.unshift({ value: own, label: own, description: t('city.chosen') });
  return options.filter(({ value }) => value !== city);
}
