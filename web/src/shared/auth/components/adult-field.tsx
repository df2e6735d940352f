import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { bareMarkStyles } from '@/ui/choice-card-styles.ts';
import { cn } from '@/ui/cn.ts';
import { FieldError } from '@/ui/field.tsx';

interface AdultFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  isMissing: boolean;
}

/** Confirms an age of 18 or older. The server stores this sentence. Needs the texts of `auth`. */
export function AdultField({ isMissing, ...props }: AdultFieldProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="relative flex shrink-0 items-center">
          <input
            type="checkbox"
            required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? id : undefined}
            className={cn(bareMarkStyles, 'peer rounded-md')}
            {...props}
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto hidden size-5 stroke-[3.5] p-[3px] text-on-primary peer-checked:block"
          />
        </span>
        <span>{t('field.adult')}</span>
      </label>
      {isMissing && <FieldError id={id}>{t('invalid.adult')}</FieldError>}
    </div>
  );
}
