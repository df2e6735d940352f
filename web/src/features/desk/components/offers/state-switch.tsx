import { cn } from '@/ui/cn.ts';

interface StateSwitchProps {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switches one row of a table on or off. The word is hidden on a phone. */
export function StateSwitch({ label, text, isOn, onChange }: StateSwitchProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        title={text}
        onClick={() => onChange(!isOn)}
        className="flex min-h-11 items-center rounded-control"
      >
        <span
          className={cn(
            'flex h-6 w-10 shrink-0 items-center rounded-full border px-0.75 transition-colors duration-150',
            isOn ? 'border-primary bg-primary' : 'border-border-strong bg-surface-sunken',
          )}
        >
          <span
            className={cn(
              'size-4 rounded-full transition-transform duration-150',
              isOn ? 'translate-x-4 bg-on-primary' : 'bg-border-strong',
            )}
          />
        </span>
      </button>
      <span aria-hidden="true" className={cn('whitespace-nowrap max-lg:hidden', !isOn && 'text-text-muted')}>
        {text}
      </span>
    </span>
  );
}
