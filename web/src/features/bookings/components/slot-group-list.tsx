import type { Slot } from '@pahiya/contract/garages/schemas';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import type { SlotGroup } from '../rules/slots.ts';

interface SlotGroupListProps {
  groups: SlotGroup[];
  name: string;
  time: string;
  onPick: (time: string) => void;
}

export function SlotGroupList({ groups, name, time, onPick }: SlotGroupListProps) {
  const { t } = useTranslation('booking');
  return groups.map(({ part, slots }) => (
    <div key={part} className="flex flex-col gap-2">
      <h3 className="font-medium text-sm text-text-muted">{t(`when.${part}`)}</h3>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {slots.map((slot) => (
          <RadioCard
            key={slot.startTime}
            compact
            className="max-sm:px-0.5"
            name={name}
            value={slot.startTime}
            // A slot that was taken after it was chosen is no longer the choice.
            checked={slot.available && slot.startTime === time}
            disabled={!slot.available}
            onChange={() => onPick(slot.startTime)}
            title={<SlotName slot={slot} />}
          />
        ))}
      </div>
    </div>
  ));
}

function SlotName({ slot }: { slot: Slot }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const mark = markOf(slot);
  return (
    <>
      <span className="block max-sm:text-[0.8125rem] max-sm:tracking-tight">
        {t('when.range', { start: format.clock(slot.startTime), end: format.clock(slot.endTime) })}
      </span>{' '}
      {/* `inline-block` keeps the card's line-through off the mark. */}
      {mark && <span className="inline-block font-normal text-xs no-underline">{t(`when.${mark}`)}</span>}
    </>
  );
}

function markOf({ available, freeMechanics }: Slot): 'taken' | 'last' | null {
  if (!available) return 'taken';
  return freeMechanics === 1 ? 'last' : null;
}
