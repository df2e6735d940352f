import { limits } from '@pahiya/contract/shared/limits';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

const typingPauseMs = 350;

interface FeedSearchProps {
  /** As the address holds it. */
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** Typing is searched for after a pause; going back and forth in the history changes the box too. */
export function FeedSearch({ search = '', onSearch }: FeedSearchProps) {
  const { t } = useTranslation('community');
  const [typed, setTyped] = useState(search);
  const latest = useRef(search);
  /** Asked for and not yet in the address: such a text may arrive while more is being typed. */
  const asked = useRef(new Set<string>());
  const input = useRef<HTMLInputElement>(null);

  function apply(text: string) {
    const wanted = text.trim();
    if (wanted === latest.current) return;
    latest.current = wanted;
    asked.current.add(wanted);
    onSearch(wanted || undefined);
  }
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyLater(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // The address has changed by itself: what is typed meanwhile is not overwritten by its own search.
  useEffect(() => {
    if (search !== latest.current && asked.current.has(search)) return;
    if (search !== latest.current) setTyped(search);
    latest.current = search;
    asked.current.clear();
  }, [search]);

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
            className="[&::-webkit-search-cancel-button]:hidden"
          />
        </Field>
      </form>
    </search>
  );
}
