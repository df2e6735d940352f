import { FileX, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import type { Attachment } from '../use-attachments.ts';

interface AttachmentPreviewProps {
  item: Attachment;
  number: number;
  onRemove: () => void;
  onRetry: () => void;
}

export function AttachmentPreview({ item, number, onRemove, onRetry }: AttachmentPreviewProps) {
  const { t } = useTranslation('revvy');
  const name = t(`attachment.${item.kind}Number`, { number });
  const percent = Math.round(item.sent * 100);
  return (
    <div className="relative pe-3 pt-3">
      <Tile item={item} name={name} />
      {!item.uploaded && !item.problem && (
        <progress
          value={percent}
          max={100}
          aria-label={t('attachment.sending', { name, percent })}
          className="absolute start-2 bottom-2 h-1.5 w-16 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
        />
      )}
      {item.problem === 'failed' && (
        <button
          type="button"
          aria-label={t('attachment.retry', { name })}
          onClick={onRetry}
          className="absolute inset-x-0 bottom-0 m-auto me-3 flex size-20 items-center justify-center rounded-control bg-overlay text-white"
        >
          <RotateCcw aria-hidden="true" className="size-6" />
        </button>
      )}
      <button
        type="button"
        aria-label={t('attachment.remove', { name })}
        onClick={onRemove}
        // The visible mark is 24 px; the touch target is 44 px.
        className="absolute end-0 top-0 flex size-11 items-start justify-end"
      >
        <span className="flex size-6 items-center justify-center rounded-full bg-primary text-on-primary shadow-card">
          <X aria-hidden="true" className="size-4" />
        </span>
      </button>
    </div>
  );
}

/** A file the browser cannot display is shown by its name. */
function Tile({ item: { previewUrl, name: fileName, problem, uploaded }, name }: { item: Attachment; name: string }) {
  const [isUnseen, setUnseen] = useState(false);
  const look = cn('size-20 rounded-control bg-surface-sunken', problem && 'outline-2 outline-danger');
  if (isUnseen) {
    return (
      <div role="img" aria-label={name} className={cn(look, 'flex flex-col items-center justify-center gap-1 p-1.5')}>
        <FileX aria-hidden="true" className="size-7 shrink-0 text-text-muted" />
        <span aria-hidden="true" className="w-full truncate text-center text-text-muted text-xs">
          {fileName || name}
        </span>
      </div>
    );
  }
  return (
    <img
      src={previewUrl}
      alt={name}
      width={80}
      height={80}
      onError={() => setUnseen(true)}
      className={cn(look, 'object-cover', !uploaded && 'opacity-70')}
    />
  );
}
