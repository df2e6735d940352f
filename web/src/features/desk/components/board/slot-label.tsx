import { Plus } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { type Clock, type GridRow, isNow, isOver } from '../../rules/board-grid.ts';

interface SlotLabelProps {
  date: string;
  row: GridRow;
  now: Clock;
  onWalkIn: (start: { date: string; time: string }) => void;
}

export function SlotLabel({ date, row, now, onWalkIn }: SlotLabelProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const time = format.clock(row.startTime);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 whitespace-nowrap font-semibold tabular-nums">
        {time}
        {isNow(date, row, now) && (
          <span className="rounded-full bg-accent px-1.5 font-semibold text-on-accent text-xs">{t('board.now')}</span>
        )}
      </span>
      {!row.isOpen || isOver(date, row.endTime, now) ? (
        <ClosedWord row={row} isOver={isOver(date, row.endTime, now)} />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          title={t('board.walkIn.actionAt', { time })}
          onClick={() => onWalkIn({ date, time: row.startTime })}
          className="inline-flex min-h-8 items-center gap-0.5 rounded-control font-medium text-sm text-success hover:underline max-lg:min-h-11 max-lg:px-2"
        >
          <Plus aria-hidden="true" className="size-4" />
          {row.freeMechanics === null ? t('board.count.open') : t('board.count.free', { count: row.freeMechanics })}
          <span className="sr-only">, {t('board.walkIn.actionAt', { time })}</span>
        </button>
      )}
    </>
  );
}

function ClosedWord({ row, isOver }: { row: GridRow; isOver: boolean }) {
  const { t } = useTranslation('workshop');
  const word = isOver ? 'over' : row.freeMechanics === 0 ? 'full' : null;
  return word && <span className="block font-normal text-sm text-text-muted">{t(`board.count.${word}`)}</span>;
}
