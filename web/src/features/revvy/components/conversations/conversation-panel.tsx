import { limits } from '@pahiya/contract/shared/limits';
import { Search, SquarePen, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { ConversationList, type ConversationListProps } from './conversation-list.tsx';

const typingPauseMs = 350;

interface ConversationPanelProps extends Omit<ConversationListProps, 'search'> {
  onNew: () => void;
}

export function ConversationPanel({ onNew, ...list }: ConversationPanelProps) {
  const { t } = useTranslation(['revvy', 'common']);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPauseMs);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Button variant="secondary" block onClick={onNew}>
        <SquarePen aria-hidden="true" />
        {t('newChat')}
      </Button>
      <search>
        <Field label={t('list.search')} hideLabel>
          <Input
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={limits.searchTextLength}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('list.search')}
            icon={<Search />}
            action={
              typed && (
                <IconButton label={t('common:action.clear')} onClick={() => setTyped('')}>
                  <X aria-hidden="true" />
                </IconButton>
              )
            }
            className="[&::-webkit-search-cancel-button]:hidden"
          />
        </Field>
      </search>
      <ConversationList key={search} {...list} search={search || undefined} />
    </div>
  );
}
