import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from './cn.ts';
import { Input } from './input.tsx';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  description?: string;
  icon?: ReactNode;
}

interface ComboboxProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onSelect' | 'role'> {
  value: string;
  /** Called for every text, typed or chosen. */
  onValueChange: (text: string) => void;
  /** Options for the current text. The caller filters (`filterOptions`). */
  options: readonly ComboboxOption[];
  /** Called only for a choice. The option's label is already the text. */
  onSelect?: (option: ComboboxOption) => void;
}

/** A text input with suggestions. Any other text is allowed too. */
export function Combobox({ value, onValueChange, options, onSelect, onKeyDown, onBlur, ...props }: ComboboxProps) {
  const { t } = useTranslation('common');
  const combobox = useCombobox({
    count: options.length,
    onChoose(index) {
      const option = options[index];
      if (!option) return;
      onValueChange(option.label);
      onSelect?.(option);
    },
  });

  return (
    <div className="relative">
      <Input
        {...props}
        {...combobox.inputProps}
        value={value}
        onChange={(event) => {
          combobox.edited();
          onValueChange(event.target.value);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          combobox.inputProps.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          combobox.close();
          onBlur?.(event);
        }}
      />
      {combobox.isShown && <Suggestions combobox={combobox} options={options} />}
      <span role="status" className="sr-only">
        {combobox.isShown && t('suggestions.found', { count: options.length })}
      </span>
    </div>
  );
}

interface SuggestionsProps {
  combobox: ReturnType<typeof useCombobox>;
  options: readonly ComboboxOption[];
}

/** The list below a text input. Its parent is positioned. */
export function Suggestions({ combobox, options }: SuggestionsProps) {
  const { t } = useTranslation('common');
  return (
    <div
      ref={combobox.list}
      id={combobox.listId}
      role="listbox"
      aria-label={t('suggestions.label')}
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(18rem,40dvh)] animate-fade-in overflow-y-auto overscroll-contain rounded-card border border-border bg-surface p-1.5 text-text shadow-raised dark:bg-surface-raised"
    >
      {options.map((option, index) => (
        <Suggestion
          key={option.value}
          id={combobox.optionId(index)}
          option={option}
          isActive={index === combobox.active}
          onTake={() => combobox.choose(index)}
        />
      ))}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  onTake: () => void;
}

function Suggestion({ id, option, isActive, onTake }: SuggestionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the text input, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 hover:bg-text/6 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-text-muted',
        isActive && 'bg-text/8 outline-2 outline-focus -outline-offset-2',
      )}
    >
      {option.icon}
      <span className="min-w-0">
        <span className="block font-medium">{option.label}</span>
        {option.description && <span className="block text-sm text-text-muted">{option.description}</span>}
      </span>
    </div>
  );
}
