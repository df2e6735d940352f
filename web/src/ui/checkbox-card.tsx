import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ChoiceCardContent, type ChoiceCardContentProps } from './choice-card-content.tsx';
import { choiceCardStyles, choiceMarkStyles, wideCardStyles } from './choice-card-styles.ts';
import { cn } from './cn.ts';

type CheckboxCardProps = Omit<ComponentProps<'input'>, 'title' | 'type'> & ChoiceCardContentProps;

export function CheckboxCard({ title, description, aside, className, ...props }: CheckboxCardProps) {
  return (
    <label className={cn(choiceCardStyles, wideCardStyles, className)}>
      <span className="relative flex h-lh shrink-0 items-center">
        <input type="checkbox" className={cn(choiceMarkStyles, 'peer rounded-md')} {...props} />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden size-5 stroke-[3.5] p-[3px] text-on-primary peer-checked:block"
        />
      </span>
      <ChoiceCardContent title={title} description={description} aside={aside} />
    </label>
  );
}
