import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { groupByDay } from '../rules/slots.ts';

interface AlternativesProps {
  starts: readonly SlotStart[];
  onTake: (start: SlotStart) => void;
}

/** Free slots instead of the taken one, grouped by day. */
export function Alternatives({ starts, onTake }: AlternativesProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (starts.length === 0) return <p>{t('slotTaken.none')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {groupByDay(starts).map(({ date, starts: ofDay }) => (
        <section key={date}>
          <h3 className="mb-2 font-medium text-sm">
            {t('slotTaken.free', { day: `${format.weekday(date)}, ${format.day(date)}` })}
          </h3>
          <div className="grid grid-cols-2 gap-2">
            {ofDay.map((start) => (
              <Button key={start.startTime} variant="outline" size="dense" onClick={() => onTake(start)}>
                {t('when.range', { start: format.clock(start.startTime), end: format.clock(start.endTime) })}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
