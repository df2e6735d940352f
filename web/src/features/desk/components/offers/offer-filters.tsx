import { Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import type { OfferSearch } from '../../rules/offer-search.ts';
import { FilterSelect } from '../filter-select.tsx';

interface OfferFiltersProps {
  search: OfferSearch;
  onSearch: (part: OfferSearch) => void;
  states: { label: string; on: string; off: string };
  boxRef?: Ref<HTMLInputElement>;
}

/** Filters by text and state. Typing shows in the box at once; the address follows when the router has updated it. */
export function OfferFilters({ search, onSearch, states: { label, on, off }, boxRef }: OfferFiltersProps) {
  const { t } = useTranslation('workshop');
  const [text, setText] = useState(search.text ?? '');
  return (
    <>
      <Field label={t('offers.search')} className="min-w-40 flex-1 sm:max-w-72">
        <Input
          ref={boxRef}
          type="search"
          icon={<Search />}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onSearch({ text: target.value.trim() || undefined });
          }}
        />
      </Field>
      <FilterSelect
        label={label}
        all={t('offers.all')}
        value={search.state}
        options={[
          { value: 'on', label: on },
          { value: 'off', label: off },
        ]}
        onChange={(state) => onSearch({ state })}
      />
    </>
  );
}
