import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCardContent, type ChoiceCardContentProps } from './choice-card-content.tsx';
import { choiceCardStyles, choiceMarkStyles, wideCardStyles } from './choice-card-styles.ts';
import { cn } from './cn.ts';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type'>, ChoiceCardContentProps {
  icon?: ReactNode;
  /** Only the centred title without the mark, for many short choices such as time slots. */
  compact?: boolean;
}

const compactStyles = [
  'min-h-12 items-center justify-center px-1.5 py-2 text-balance text-center text-sm tabular-nums',
  'has-checked:bg-primary has-checked:text-on-primary has-disabled:line-through',
].join(' ');

const markStyles = cn(choiceMarkStyles, 'rounded-full checked:shadow-[inset_0_0_0_4px_var(--color-surface)]');

export function RadioCard({ title, description, aside, icon, compact, className, ...props }: RadioCardProps) {
  return (
    <label className={cn(choiceCardStyles, compact ? compactStyles : wideCardStyles, className)}>
      <span className={compact ? 'sr-only' : 'flex h-lh shrink-0 items-center'}>
        <input type="radio" className={markStyles} {...props} />
      </span>
      {icon && (
        <span aria-hidden="true" className="flex h-lh shrink-0 items-center [&_svg]:size-5">
          {icon}
        </span>
      )}
      {compact ? (
        <span className="font-semibold">{title}</span>
      ) : (
        <ChoiceCardContent title={title} description={description} aside={aside} />
      )}
    </label>
  );
}
