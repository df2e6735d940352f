import { limits } from '@pahiya/contract/shared/limits';
import { Check, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

interface RenameFormProps {
  title: string;
  onRename: (title: string) => void;
  onDone: () => void;
}

export function RenameForm({ title, onRename, onDone }: RenameFormProps) {
  const { t } = useTranslation(['revvy', 'common']);
  const [typed, setTyped] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const changed = typed.replace(/\s+/g, ' ').trim();
    if (changed && changed !== title) onRename(changed);
    else onDone();
  }

  return (
    <form onSubmit={submit} className="flex items-center">
      <div className="min-w-0 flex-1">
        <Input
          ref={input}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
          maxLength={limits.revvyTitleLength}
          data-own-escape
          aria-label={t('list.newTitle')}
          enterKeyHint="done"
        />
      </div>
      <IconButton type="submit" label={t('list.save')}>
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton label={t('common:action.cancel')} onClick={onDone}>
        <X aria-hidden="true" />
      </IconButton>
    </form>
  );
}
