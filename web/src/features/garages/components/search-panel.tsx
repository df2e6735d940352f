import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { SearchFilters } from '../rules/filters.ts';
import { keepPastSearch } from '../storage.ts';
import { useSearchText } from '../use-search-text.ts';
import { SearchBox } from './search-box.tsx';
import { SearchChips } from './search-chips.tsx';

interface SearchPanelProps {
  filters: SearchFilters;
  onText: (text: string | undefined) => void;
  /** The city's form control, named `city`. */
  cityField: ReactNode;
}

/** Without scripts the form sends the chosen chips and order along. */
const keptNames = ['vehicleType', 'category', 'serviceType', 'free', 'order'] as const;

/** Search text and city. The form and the chips work as plain HTML before hydration. */
export function SearchPanel({ filters, onText, cityField }: SearchPanelProps) {
  const { t } = useTranslation('common');
  const box = useSearchText({ text: filters.text, onText });

  function submit(event: FormEvent) {
    event.preventDefault();
    box.apply();
    keepPastSearch(box.input.current?.value ?? '');
    // Closes the on-screen keyboard, which would cover the garages.
    box.input.current?.blur();
  }

  return (
    <search className="flex flex-col gap-5">
      <form
        action="/services"
        onSubmit={submit}
        className="grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_auto] md:items-start"
      >
        <SearchBox text={filters.text} city={filters.city} box={box} />
        {cityField}
        {keptNames.map((name) => filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />)}
        <Button type="submit" variant="secondary" className="h-12 max-md:hidden">
          {t('action.search')}
        </Button>
      </form>
      <SearchChips filters={filters} />
    </search>
  );
}
