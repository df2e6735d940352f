import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { groupByDay } from '../rules/slots.ts';

interface SlotTakenDialogProps {
  alternatives: readonly SlotStart[];
  /** Only fills in day and time: the customer still presses the button. */
  onTake: (start: SlotStart) => void;
  onClose: () => void;
}

export function SlotTakenDialog({ alternatives, onTake, onClose }: SlotTakenDialogProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('slotTaken.title')}
      description={t('slotTaken.text')}
      footer={
        <Button variant="outline" size="large" onClick={onClose}>
          {t('slotTaken.close')}
        </Button>
      }
    >
      {alternatives.length === 0 && <p>{t('slotTaken.none')}</p>}
      <div className="flex flex-col gap-5">
        {groupByDay(alternatives).map(({ date, starts }) => (
          <section key={date}>
            <h3 className="mb-2 font-medium text-sm">
              {t('slotTaken.free', { day: `${format.weekday(date)}, ${format.day(date)}` })}
            </h3>
            <div className="grid grid-cols-2 gap-2">
              {starts.map((start) => (
                <Button key={start.startTime} variant="outline" size="dense" onClick={() => onTake(start)}>
                  {t('when.range', { start: format.clock(start.startTime), end: format.clock(start.endTime) })}
                </Button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
