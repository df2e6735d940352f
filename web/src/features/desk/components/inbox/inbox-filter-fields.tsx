import { useTranslation } from '@/i18n/use-translation.ts';
import { ticketCategories, ticketStatuses } from '@/shared/support/rules/ticket-kinds.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { type InboxFilters, inboxSorts, ticketPriorities } from '../../rules/inbox-filters.ts';
import { FilterSelect } from '../filter-select.tsx';

interface InboxFilterFieldsProps {
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
}

export function InboxFilterFields({ filters, onFilters }: InboxFilterFieldsProps) {
  const { t } = useTranslation(['inbox', 'support']);
  const all = t('filter.all');
  return (
    <div className="grid grid-cols-2 gap-2 [&>*]:min-w-0">
      <FilterSelect
        label={t('field.status')}
        all={all}
        value={filters.status}
        options={ticketStatuses.map((value) => ({ value, label: t(`support:status.${value}`) }))}
        onChange={(status) => onFilters({ ...filters, status })}
      />
      <FilterSelect
        label={t('field.priority')}
        all={all}
        value={filters.priority}
        options={ticketPriorities.map((value) => ({ value, label: t(`support:priority.${value}`) }))}
        onChange={(priority) => onFilters({ ...filters, priority })}
      />
      <FilterSelect
        label={t('field.category')}
        all={all}
        value={filters.about}
        options={ticketCategories.map((value) => ({ value, label: t(`support:category.${value}`) }))}
        onChange={(about) => onFilters({ ...filters, about })}
      />
      <Field label={t('sort.label')}>
        <Select
          value={filters.sort ?? 'updated'}
          onChange={(event) => {
            const sort = inboxSorts.find((value) => value === event.target.value);
            onFilters({ ...filters, sort: sort === 'updated' ? undefined : sort });
          }}
        >
          {inboxSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
