import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(controlStyles, 'resize-y border-border-strong read-only:bg-surface-sunken', className)}
      {...useFieldControl(props)}
    />
  );
}
