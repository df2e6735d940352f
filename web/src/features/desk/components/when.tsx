import { zonedNow } from '@pahiya/contract/shared/dates';
import { useFormat } from '@/i18n/use-format.ts';

/** An instant as day and time in Asia/Kolkata. */
export function When({ instant }: { instant: string }) {
  const format = useFormat();
  const { date, time } = zonedNow(new Date(instant));
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {format.day(date)}, {format.clock(time)}
    </time>
  );
}
