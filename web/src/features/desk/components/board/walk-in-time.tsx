import { addDays } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { Input } from '@/ui/input.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { boardOptions } from '../../queries/garage.ts';
import { timesOf } from '../../rules/walk-in.ts';
import { useClock } from '../../use-clock.ts';
import type { WalkInForm } from '../../use-walk-in-problem.ts';
import { useMissingText } from './use-missing-text.ts';

export function WalkInTime({ garageId, form }: { garageId: string; form: WalkInForm }) {
  const { t } = useTranslation(['workshop', 'common']);
  const format = useFormat();
  const missing = useMissingText(form);
  const now = useClock();
  const date = form.watch('bookingDate');
  const chosen = form.watch('bookingTime');
  const board = useQuery({ ...boardOptions({ garageId, from: date, days: 1 }), enabled: date !== '' });
  const [day] = board.data?.days ?? [];
  const times = day ? timesOf(day, now) : [];
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <Field label={t('board.walkIn.date')} required error={missing('bookingDate')}>
        <Input
          type="date"
          min={now.date}
          max={addDays(now.date, limits.bookingHorizonDays)}
          {...form.register('bookingDate', { onChange: () => form.setValue('bookingTime', '') })}
        />
      </Field>
      <FieldGroup
        legend={t('board.walkIn.time')}
        required
        dense
        error={missing('bookingTime')}
        className="grid-cols-3 sm:grid-cols-4"
      >
        {board.isPending && date !== '' && <Skeleton className="col-span-full h-12" />}
        {board.error && !board.data && (
          <div role="alert" className="col-span-full flex flex-wrap items-center gap-3 text-sm">
            {t('board.walkIn.timesFailed')}
            <Button variant="outline" size="small" loading={board.isFetching} onClick={() => void board.refetch()}>
              {t('common:action.retry')}
            </Button>
          </div>
        )}
        {day && times.length === 0 && (
          <p className="col-span-full py-2 text-sm text-text-muted">{t('board.walkIn.noTimes')}</p>
        )}
        {times.map(({ startTime, isFree }) => (
          <RadioCard
            key={startTime}
            compact
            {...form.register('bookingTime')}
            value={startTime}
            checked={chosen === startTime}
            disabled={!isFree}
            title={format.clock(startTime)}
          />
        ))}
      </FieldGroup>
    </div>
  );
}
