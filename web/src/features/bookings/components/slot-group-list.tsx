import type { Slot } from '@pahiya/contract/garages/schemas';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import type { SlotGroup } from '../rules/slots.ts';

export interface SlotGroupListProps {
  groups: SlotGroup[];
  name: string;
  time: string;
  onPick: (time: string) => void;
  /** Current start of the booking being moved, if it is on this day. */
  ownTime?: string | undefined;
}

export function SlotGroupList({ groups, name, time, onPick, ownTime }: SlotGroupListProps) {
  const { t } = useTranslation('booking');
  return groups.map(({ part, slots }) => (
    <div key={part} className="flex flex-col gap-2">
      <h3 className="font-medium text-sm text-text-muted">{t(`when.${part}`)}</h3>
      <div className="grid gap-2 min-[22rem]:grid-cols-2 md:grid-cols-3">
        {slots.map((slot) => (
          <RadioCard
            key={slot.startTime}
            compact
            className="max-sm:px-0.5"
            name={name}
            value={slot.startTime}
            // A slot taken after it was chosen is no longer selected.
            checked={slot.available && slot.startTime === time}
            disabled={!slot.available || slot.startTime === ownTime}
            onChange={() => onPick(slot.startTime)}
            title={<SlotName slot={slot} isOwn={slot.startTime === ownTime} />}
          />
        ))}
      </div>
    </div>
  ));
}

function SlotName({ slot, isOwn }: { slot: Slot; isOwn: boolean }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const mark = isOwn ? 'own' : markOf(slot);
  return (
    <>
      {/* `inline-block` prevents the card's line-through. */}
      <span className={cn('max-sm:text-[0.8125rem] max-sm:tracking-tight', isOwn ? 'inline-block w-full' : 'block')}>
        {t('when.range', { start: format.clock(slot.startTime), end: format.clock(slot.endTime) })}
      </span>{' '}
      {mark && <span className="inline-block font-normal text-xs no-underline">{t(`when.${mark}`)}</span>}
    </>
  );
}

function markOf({ available, freeMechanics }: Slot): 'taken' | 'last' | null {
  if (!available) return 'taken';
  return freeMechanics === 1 ? 'last' : null;
}
