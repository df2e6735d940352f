import { limits } from '@pahiya/contract/shared/limits';
import { RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { Attachment, useAttachments } from '../use-attachments.ts';

const megabytes = limits.pictureBytes / 1024 / 1024;

interface AttachmentListProps {
  files: Pick<ReturnType<typeof useAttachments>, 'items' | 'isFilming' | 'remove' | 'sendAgain'>;
}

/** What goes along with the question. */
export function AttachmentList({ files: { items, isFilming, remove, sendAgain } }: AttachmentListProps) {
  const { t } = useTranslation('revvy');
  if (items.length === 0 && !isFilming) return null;
  const problems = [...new Set(items.flatMap(({ problem }) => problem ?? []))];
  return (
    <div className="px-3 pt-3">
      <ul aria-label={t('attachment.list')} className="flex gap-1 overflow-x-auto overscroll-x-contain pb-1">
        {items.map((item, index) => (
          <li key={item.key} className="shrink-0">
            <Preview item={item} number={index + 1} onRemove={() => remove(item.key)} onRetry={() => sendAgain(item)} />
          </li>
        ))}
        {isFilming && (
          <li className="flex h-20 shrink-0 items-center gap-2 rounded-control bg-surface-sunken px-4 text-sm dark:bg-surface-raised">
            <Spinner label={t('attachment.filming')} />
            <span aria-hidden="true">{t('attachment.filming')}</span>
          </li>
        )}
      </ul>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="py-1 text-danger text-sm">
          {t(`attachmentError.${problem}`, { megabytes })}
        </p>
      ))}
    </div>
  );
}

interface PreviewProps {
  item: Attachment;
  number: number;
  onRemove: () => void;
  onRetry: () => void;
}

function Preview({ item, number, onRemove, onRetry }: PreviewProps) {
  const { t } = useTranslation('revvy');
  const name = t(`attachment.${item.kind}Number`, { number });
  const percent = Math.round(item.sent * 100);
  return (
    <div className="relative pe-3 pt-3">
      <img
        src={item.previewUrl}
        alt={name}
        width={80}
        height={80}
        className={cn(
          'size-20 rounded-control bg-surface-sunken object-cover',
          item.problem && 'outline-2 outline-danger',
          !item.uploaded && 'opacity-70',
        )}
      />
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
        // 24 px to the eye, 44 px to the finger.
        className="absolute end-0 top-0 flex size-11 items-start justify-end"
      >
        <span className="flex size-6 items-center justify-center rounded-full bg-primary text-on-primary shadow-card">
          <X aria-hidden="true" className="size-4" />
        </span>
      </button>
    </div>
  );
}
