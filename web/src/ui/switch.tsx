import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A row with a switch that takes effect at once. The whole row is pressable. */
export function Switch({ label, description, checked, disabled, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 py-2.5 has-disabled:cursor-not-allowed">
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}-text`} className="block text-pretty text-sm text-text-muted">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={description ? `${id}-text` : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface-sunken transition-colors duration-150 before:absolute before:top-1/2 before:start-1 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:bg-border-strong before:transition-transform before:duration-150 checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary disabled:opacity-50"
      />
    </label>
  );
}
