import { limits } from '@pahiya/contract/shared/limits';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

interface FaqSearchProps {
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

/** The input is uncontrolled, so that a slow navigation never reverts typed letters. */
export function FaqSearch({ text, onText }: FaqSearchProps) {
  const { t } = useTranslation('support');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element && element !== document.activeElement && element.value.trim() !== (text ?? '')) {
      element.value = text ?? '';
    }
  }, [text]);

  function clear() {
    if (box.current) box.current.value = '';
    box.current?.focus();
    onText(undefined);
  }

  return (
    <Field label={t('faq.search')} hideLabel>
      <Input
        ref={box}
        type="search"
        name="q"
        defaultValue={text}
        onInput={(event) => onText(event.currentTarget.value.trim() || undefined)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchTextLength}
        placeholder={t('faq.placeholder')}
        icon={<Search />}
        action={
          text && (
            <IconButton label={t('faq.clear')} onClick={clear}>
              <X aria-hidden="true" />
            </IconButton>
          )
        }
        className="[&::-webkit-search-cancel-button]:hidden"
      />
    </Field>
  );
}
