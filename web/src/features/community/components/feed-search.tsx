import { limits } from '@pahiya/contract/shared/limits';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { createAskedTexts } from '@/lib/asked-texts.ts';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

const typingPauseMs = 350;

interface FeedSearchProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** Searches after a pause in typing. Going back or forward in the history updates the box. */
export function FeedSearch({ search = '', onSearch }: FeedSearchProps) {
  const { t } = useTranslation('community');
  const [typed, setTyped] = useState(search);
  const [texts] = useState(() => createAskedTexts(search));
  const input = useRef<HTMLInputElement>(null);

  function apply(text: string) {
    const wanted = text.trim();
    if (texts.ask(wanted)) onSearch(wanted || undefined);
  }
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyLater(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (texts.receive(search)) setTyped(search);
  }, [texts, search]);

  function clear() {
    setTyped('');
    apply('');
    input.current?.focus();
  }

  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply(typed);
          input.current?.blur();
        }}
      >
        <Field label={t('search.label')} hideLabel>
          <Input
            ref={input}
            type="search"
            name="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.searchTextLength}
            placeholder={t('search.placeholder')}
            icon={<Search />}
            action={
              typed && (
                <IconButton label={t('search.clear')} onClick={clear}>
                  <X aria-hidden="true" />
                </IconButton>
              )
            }
            className="max-[359px]:placeholder:text-sm [&::-webkit-search-cancel-button]:hidden"
          />
        </Field>
      </form>
    </search>
  );
}
