import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

interface InputProps extends ComponentProps<'input'> {
  /** A shadow instead of a border, for use on a coloured background. */
  raised?: boolean;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** An `IconButton` after the text: clear, voice, show the password. */
  action?: ReactNode;
}

export function Input({ raised, icon, action, className, ...props }: InputProps) {
  const control = useFieldControl(props);
  const look = [
    controlStyles,
    'read-only:bg-surface-sunken',
    raised ? 'border-transparent shadow-raised' : 'border-border-strong',
  ];
  const box = <input className={cn(look, icon && 'ps-11', action && 'pe-12', className)} {...control} />;
  if (!icon && !action) return box;
  return (
    <div className="relative">
      {icon && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-text-muted [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      {box}
      {action && <span className="absolute inset-y-0 end-0.5 flex items-center">{action}</span>}
    </div>
  );
}
