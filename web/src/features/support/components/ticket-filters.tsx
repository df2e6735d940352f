import { useTranslation } from '@/i18n/use-translation.ts';
import {
  ticketCategories,
  ticketCategoryOf,
  ticketStatuses,
  ticketStatusOf,
} from '@/shared/support/rules/ticket-kinds.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import type { TicketFilters as Filters } from '../queries/tickets.ts';

interface TicketFiltersProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

export function TicketFilters({ filters, onFilters }: TicketFiltersProps) {
  const { t } = useTranslation('support');
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:max-w-md">
      <Field label={t('tickets.status')}>
        <Select
          value={filters.status ?? ''}
          onChange={(event) => onFilters({ ...filters, status: ticketStatusOf(event.target.value) })}
        >
          <option value="">{t('tickets.all')}</option>
          {ticketStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tickets.category')}>
        <Select
          value={filters.category ?? ''}
          onChange={(event) => onFilters({ ...filters, category: ticketCategoryOf(event.target.value) })}
        >
          <option value="">{t('tickets.all')}</option>
          {ticketCategories.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
