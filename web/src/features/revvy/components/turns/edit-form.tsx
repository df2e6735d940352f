import { limits } from '@pahiya/contract/shared/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { MessageBox } from '@/ui/message-box.tsx';

interface EditFormProps {
  text: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** Enter sends, Escape keeps the question as it was. */
export function EditForm({ text: before, onSend, onCancel }: EditFormProps) {
  const { t } = useTranslation(['revvy', 'common']);
  const [text, setText] = useState(before);
  const box = useRef<HTMLTextAreaElement>(null);
  const words = text.trim();
  useEffect(() => {
    const element = box.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (words) onSend(words);
  }

  return (
    <form
      onSubmit={send}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onCancel()}
      className="flex w-full flex-col gap-2 rounded-sheet border border-border-strong bg-surface p-3 shadow-card focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
    >
      <div className="flex">
        <MessageBox
          box={box}
          name="edited-question"
          label={t('edit.label')}
          placeholder={t('composer.placeholder')}
          text={text}
          maxLength={limits.revvyTextLength}
          onText={setText}
          onSend={send}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="small" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" size="small" disabled={!words}>
          {t('composer.send')}
        </Button>
      </div>
    </form>
  );
}
