import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { named } from '../../rules/board.ts';
import type { BoardSearch } from '../../rules/board-search.ts';

interface DayStepperProps {
  search: BoardSearch;
  today: string;
  onStep: (direction: 1 | -1) => void;
  onChange: (date: string | undefined) => void;
}

/** Steps by day or week. The arrow keys work too while one of its buttons has the focus. */
export function DayStepper({ search, today, onStep, onChange }: DayStepperProps) {
  const { t } = useTranslation('workshop');
  const unit = search.view ?? 'day';

  function hearArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowLeft') onStep(-1);
    if (event.key === 'ArrowRight') onStep(1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for its buttons
    <div className="flex items-center gap-1.5 max-sm:w-full" onKeyDown={hearArrow}>
      <IconButton label={t(`board.${unit}.previous`)} variant="outline" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Field label={t('board.day.date')} hideLabel className="min-w-0 max-sm:flex-1">
        <Input
          type="date"
          value={search.date ?? today}
          onChange={({ target }) => target.value && onChange(named(target.value, today))}
        />
      </Field>
      <IconButton label={t(`board.${unit}.next`)} variant="outline" onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <Button
        variant="outline"
        size="dense"
        title={`${t('board.day.today')} (t)`}
        className="px-3.5"
        onClick={() => onChange(undefined)}
      >
        {t('board.day.today')}
      </Button>
    </div>
  );
}
