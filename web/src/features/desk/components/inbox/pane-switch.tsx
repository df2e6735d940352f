import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';

export const panes = ['conversation', 'details'] as const;
export type Pane = (typeof panes)[number];

interface PaneSwitchProps {
  pane: Pane;
  onPane: (pane: Pane) => void;
  notes: number;
}

/** Switches between the panes where both do not fit side by side. */
export function PaneSwitch({ pane, onPane, notes }: PaneSwitchProps) {
  const { t } = useTranslation('inbox');
  return (
    <fieldset className="flex shrink-0 border-border border-b xl:hidden">
      <legend className="sr-only">{t('pane.label')}</legend>
      {panes.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={pane === value}
          onClick={() => onPane(value)}
          className={cn(
            'relative flex min-h-11 flex-1 items-center justify-center gap-2 font-medium text-sm text-text-muted focus-visible:-outline-offset-3',
            'after:absolute after:inset-x-6 after:bottom-0 after:h-[3px] after:rounded-t-full',
            pane === value && 'font-semibold text-text after:bg-accent',
          )}
        >
          {t(`pane.${value}`)}
          {value === 'details' && notes > 0 && (
            <Badge tone="accent">
              {notes}
              <span className="sr-only"> {t('note.title')}</span>
            </Badge>
          )}
        </button>
      ))}
    </fieldset>
  );
}
