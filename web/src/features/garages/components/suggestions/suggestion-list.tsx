import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Suggestions } from '@/ui/combobox.tsx';
import { useCombobox } from '@/ui/use-combobox.ts';
import { useSuggestionOptions } from '../../use-suggestion-options.tsx';
import type { SuggestionsLink } from '../../use-suggestions.ts';
import { useTypedText } from '../../use-typed-text.ts';

interface SuggestionListProps extends SuggestionsLink {
  input: RefObject<HTMLInputElement | null>;
  city: string | undefined;
  onText: (text: string) => void;
}

export function SuggestionList({ input, city, onText, keys, setShown }: SuggestionListProps) {
  const { t } = useTranslation('common');
  const typed = useTypedText(input, { onEdit: () => combobox.edited(), onLeave: () => combobox.close() });
  const options = useSuggestionOptions(typed, { city, onText });
  const combobox = useCombobox({ count: options.length, onChoose: (index) => options[index]?.take() });
  const { isShown, listId, active, optionId } = combobox;
  const marked = active >= 0 ? optionId(active) : undefined;

  useEffect(() => setShown(isShown ? { listId, optionId: marked } : null), [setShown, isShown, listId, marked]);

  const onKeyDown = useEffectEvent(combobox.inputProps.onKeyDown);
  useEffect(() => {
    keys.current = (event) => onKeyDown(event);
    return () => {
      keys.current = null;
    };
  }, [keys]);

  return (
    <>
      {isShown && <Suggestions combobox={combobox} options={options} />}
      <span role="status" className="sr-only">
        {isShown && t('suggestions.found', { count: options.length })}
      </span>
    </>
  );
}
