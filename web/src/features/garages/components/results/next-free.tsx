import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { CalendarClock } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { daysUntil } from '../../rules/days-until.ts';

/** `slot` is null if no slot is free, and undefined while it loads. The line keeps its height, so that the list does not jump. */
export function NextFree({ slot }: { slot: SlotStart | null | undefined }) {
  const text = useSlotText(slot);
  return (
    <p className={cn('flex min-h-5 items-center gap-1.5 text-sm', slot === null && 'text-text-muted')}>
      {text && (
        <>
          <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
          <span className="min-w-0">{text}</span>
        </>
      )}
    </p>
  );
}

function useSlotText(slot: SlotStart | null | undefined): string | undefined {
  const { t } = useTranslation('offers');
  const format = useFormat();
  if (!slot) return slot === null ? t('next.none') : undefined;
  const { date } = slot;
  const time = format.clock(slot.startTime);
  const days = daysUntil(date, new Date());
  if (days === 0) return t('next.today', { time });
  if (days === 1) return t('next.tomorrow', { time });
  return t('next.day', { day: `${format.weekday(date, 'short')} ${format.day(date)}`, time });
}
