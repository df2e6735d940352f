import { bookingStatuses } from '@pahiya/contract/bookings/schemas';
import type { DeskMechanic } from '@pahiya/contract/desk/garage/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { nobody } from '../../rules/board-search.ts';
import type { BoardAddress } from '../../types.ts';
import { FilterSelect } from '../filter-select.tsx';
import { DayStepper } from './day-stepper.tsx';

interface BoardToolbarProps {
  address: BoardAddress;
  today: string;
  mechanics: readonly DeskMechanic[];
}

export function BoardToolbar({ address, today, mechanics }: BoardToolbarProps) {
  const { t } = useTranslation('workshop');
  const { search, change, step } = address;
  const people = mechanics.map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : t('board.filter.inactive', { name }),
  }));
  return (
    <>
      <DayStepper
        search={search}
        today={today}
        onStep={(direction) => step(today, direction)}
        onChange={(date) => change({ date })}
      />
      <FilterSelect
        label={t('board.filter.mechanic')}
        hideLabel
        all={t('board.filter.allMechanics')}
        value={search.mechanic}
        options={[...people, { value: nobody, label: t('board.filter.nobody') }]}
        onChange={(mechanic) => change({ mechanic })}
      />
      <FilterSelect
        label={t('board.filter.status')}
        hideLabel
        all={t('board.filter.allStatuses')}
        value={search.status}
        options={bookingStatuses.map((value) => ({ value, label: t(`board.status.${value}`) }))}
        onChange={(status) => change({ status })}
      />
    </>
  );
}
