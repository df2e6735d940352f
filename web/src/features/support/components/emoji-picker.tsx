import { Smile } from 'lucide-react';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';

const emojis = [
  ...['😀', '😄', '😂', '🙂', '😊', '😍', '🤔', '😐'],
  ...['😕', '😟', '😢', '😡', '😱', '😴', '🤝', '🙏'],
  ...['👍', '👎', '👌', '👏', '💪', '✋', '👋', '☝️'],
  ...['❤️', '🎉', '✅', '❌', '⚠️', '❓', '⏰', '📞'],
  ...['🚗', '🏍️', '🛵', '🔧', '🔋', '⛽', '🛞', '💰'],
];

export function EmojiPicker({ onEmoji }: { onEmoji: (emoji: string) => void }) {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function leave(event: FocusEvent) {
    if (event.relatedTarget && !area.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside
    <div
      ref={area}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <IconButton
        ref={button}
        label={t('chat.emoji')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Smile aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <fieldset
          id={id}
          className="absolute inset-x-0 bottom-full mb-2 grid max-w-96 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] rounded-card border border-border bg-surface p-2 shadow-raised dark:bg-surface-raised"
        >
          <legend className="sr-only">{t('chat.emoji')}</legend>
          {emojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => onEmoji(emoji)}
              className="flex size-11 items-center justify-center rounded-control text-2xl hover:bg-text/8"
            >
              {emoji}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
