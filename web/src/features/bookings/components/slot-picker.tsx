import type { SlotDay } from '@pahiya/contract/garages/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { groupSlots, isBookableDay, lastBookableDay } from '../rules/slots.ts';
import { SlotGroupList, type SlotGroupListProps } from './slot-group-list.tsx';

interface SlotPickerProps extends Omit<SlotGroupListProps, 'groups'> {
  slots: UseQueryResult<SlotDay, Error>;
  date: string;
  onPickDay: (date: string) => void;
  error?: string;
}

export function SlotPicker({ slots, date, onPickDay, error, ...choice }: SlotPickerProps) {
  const { t } = useTranslation('booking');
  const today = zonedNow(new Date()).date;
  if (!isBookableDay(date, today)) return <OtherDay today={today} />;
  return (
    <FieldGroup legend={t('when.slots')} required error={error}>
      {slots.isPending && <SlotsLoading />}
      {slots.isError && !slots.data && <SlotsFailed isBusy={slots.isFetching} onRetry={() => void slots.refetch()} />}
      {slots.data && !slots.data.slots.some(({ available }) => available) && (
        <NoFreeSlots closure={slots.data.closure} nextDay={addDays(date, 1)} onPickDay={onPickDay} />
      )}
      {slots.data && <SlotGroupList {...choice} groups={groupSlots(slots.data.slots)} />}
    </FieldGroup>
  );
}

/** States the bookable range for a day that cannot be booked. */
function OtherDay({ today }: { today: string }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <p role="status" className="flex gap-2.5 rounded-card bg-surface-sunken p-4">
      <CalendarX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-text-muted" />
      {t('problem.bookingDateText', { first: format.date(today), last: format.date(lastBookableDay(today)) })}
    </p>
  );
}

function SlotsLoading() {
  const { t } = useTranslation('booking');
  return (
    <div role="status" className="grid gap-2 min-[22rem]:grid-cols-2 md:grid-cols-3">
      <span className="sr-only">{t('when.loading')}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="card" className="h-12" />
      ))}
    </div>
  );
}

function SlotsFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-danger-soft p-4">
      <p>{t('when.failed')}</p>
      <Button variant="outline" size="small" loading={isBusy} onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}

interface NoFreeSlotsProps {
  closure: SlotDay['closure'];
  nextDay: string;
  onPickDay: (date: string) => void;
}

function NoFreeSlots({ closure, nextDay, onPickDay }: NoFreeSlotsProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-card bg-surface-sunken p-4">
      <p className="flex gap-2.5">
        <CalendarX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-text-muted" />
        {t(closure === null ? 'when.none' : `when.${closure}`)}
      </p>
      {closure !== 'no_mechanics' && isBookableDay(nextDay, zonedNow(new Date()).date) && (
        <Button variant="outline" size="small" onClick={() => onPickDay(nextDay)}>
          {t('when.nextDay', { day: `${format.weekday(nextDay)}, ${format.day(nextDay)}` })}
        </Button>
      )}
    </div>
  );
}
