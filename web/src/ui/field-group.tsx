import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { FieldError, FieldHint, RequiredMark } from './field.tsx';

interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Smaller gap between the choices. */
  dense?: boolean;
  className?: string;
  /** Radio or checkbox cards that answer one question. */
  children: ReactNode;
}

/** A `Field` for a set of choices: a fieldset whose legend, hint and error are announced with each of them. */
export function FieldGroup({ legend, hint, error, required, dense, className, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="flex min-w-0 flex-col">
      <legend className="mb-2 font-medium text-sm">
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-col gap-2">
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        <div className={cn('grid', dense ? 'gap-2' : 'gap-3', className)}>{children}</div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
