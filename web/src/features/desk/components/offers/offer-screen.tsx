import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { type Offer, shownOffers } from '../../rules/offer-lists.ts';
import { newOffer, type OfferSearch } from '../../rules/offer-search.ts';
import { sortOf, sortText } from '../../rules/sort.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { DeskPage } from '../desk-page.tsx';
import { type DeskColumn, DeskTable } from '../desk-table.tsx';
import { Loaded } from '../loaded.tsx';
import { OfferFilters } from './offer-filters.tsx';

export interface OfferAddress {
  search: OfferSearch;
  onSearch: (part: OfferSearch) => void;
  /** An id or `newOffer`. */
  onOpen: (open: string) => void;
  onClose: () => void;
}

interface OfferScreenProps<Row extends Offer> extends Omit<OfferAddress, 'onClose'> {
  words: {
    title: string;
    subtitle: string;
    add: string;
    states: { label: string; on: string; off: string };
    none: string;
    noneText: string;
  };
  /** Illustration of the empty state. */
  illustration: string;
  query: UseQueryResult<Row[]>;
  columns: readonly DeskColumn<Row>[];
  /** Another text the search looks in, besides the name. */
  also: (row: Row) => string | null;
  read: (row: Row, by: string) => string | number;
  notice?: ReactNode;
  children: ReactNode;
}

const byName = { by: 'name', isDescending: false };

export function OfferScreen<Row extends Offer & { id: string }>(props: OfferScreenProps<Row>) {
  const { words, illustration, query, columns, also, read, search, onSearch, onOpen, children } = props;
  const { t } = useTranslation('workshop');
  const box = useRef<HTMLInputElement>(null);
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
  const sort = sortOf(search.sort, sortable, byName);
  const addButton = (
    <Button aria-haspopup="dialog" title={t('offers.addKey')} onClick={() => onOpen(newOffer)}>
      <Plus aria-hidden="true" />
      {words.add}
    </Button>
  );
  useShortcuts({ n: () => onOpen(newOffer), '/': () => box.current?.focus() });

  function table(offers: Row[]) {
    if (offers.length === 0) {
      return <EmptyState title={words.none} text={words.noneText} illustration={illustration} action={addButton} />;
    }
    const rows = shownOffers(offers, { search, sort, also, read });
    if (rows.length === 0) return <EmptyState title={t('offers.nothingFound')} illustration="no-results" />;
    return (
      <DeskTable
        caption={words.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(chosen) => onSearch({ sort: sortText(chosen) })}
      />
    );
  }

  return (
    <DeskPage
      title={words.title}
      subtitle={words.subtitle}
      actions={query.data?.length !== 0 && addButton}
      toolbar={<OfferFilters boxRef={box} search={search} onSearch={onSearch} states={words.states} />}
    >
      {props.notice}
      <Loaded query={query}>{table}</Loaded>
      {children}
    </DeskPage>
  );
}
