import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';

interface ViewSwitchProps {
  /** Undefined means the day view. */
  view: 'week' | undefined;
  onChange: (view: 'week' | undefined) => void;
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('workshop');
  return (
    <fieldset className="flex rounded-control border border-border-strong bg-surface p-0.5">
      <legend className="sr-only">{t('board.view.label')}</legend>
      {([undefined, 'week'] as const).map((each) => (
        <button
          key={each ?? 'day'}
          type="button"
          aria-pressed={view === each}
          title={`${t(`board.view.${each ?? 'day'}`)} (${each ? 'w' : 'd'})`}
          onClick={() => onChange(each)}
          className={cn(
            'min-h-10 rounded-[calc(var(--radius-control)-0.125rem)] px-3.5 font-semibold text-sm',
            view === each ? 'bg-primary text-on-primary' : 'text-text-muted hover:text-text',
          )}
        >
          {t(`board.view.${each ?? 'day'}`)}
        </button>
      ))}
    </fieldset>
  );
}
