import { limits } from '@pahiya/contract/shared/limits';
import { CircleAlert, FileCheck, Paperclip, RotateCcw, X } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { formatBytes } from '../format.ts';
import type { OwnFile } from '../types.ts';

interface OwnFilesProps {
  items: readonly OwnFile[];
  /** Files are not uploaded until the user signs in. */
  canSend: boolean;
  onRemove: (key: string) => void;
  onAgain: (item: OwnFile) => void;
  className?: string;
}

/** Chosen files with their progress, their problem, and buttons to remove or retry. */
export function OwnFiles({ items, canSend, onRemove, onAgain, className }: OwnFilesProps) {
  const { t } = useTranslation('support');
  if (items.length === 0) return null;
  return (
    <ul aria-label={t('files.list')} className={cn('flex flex-col gap-2', className)}>
      {items.map((item) => (
        <li
          key={item.key}
          className={cn(
            'flex items-center gap-2 rounded-control border bg-surface py-1 ps-3 pe-1',
            item.problem ? 'border-danger' : 'border-border',
          )}
        >
          <StateIcon item={item} />
          <span className="min-w-0 flex-1 py-1 text-sm">
            <span className="block font-medium wrap-anywhere">{item.name}</span>
            <State item={item} canSend={canSend} />
          </span>
          {item.problem === 'failed' && (
            <IconButton label={t('files.retry', { name: item.name })} onClick={() => onAgain(item)}>
              <RotateCcw aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('files.remove', { name: item.name })} onClick={() => onRemove(item.key)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ item: { problem, uploaded } }: { item: OwnFile }) {
  if (problem) return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />;
  if (uploaded) return <FileCheck aria-hidden="true" className="size-5 shrink-0 text-success" />;
  return <Paperclip aria-hidden="true" className="size-5 shrink-0 text-text-muted" />;
}

function State({ item, canSend }: { item: OwnFile; canSend: boolean }) {
  const { t } = useTranslation('support');
  const { name, file, sent, uploaded, problem } = item;
  const bytes = uploaded?.bytes ?? file?.size ?? 0;
  if (problem) {
    const text =
      problem === 'tooLarge'
        ? t('files.tooLargeText', { megabytes: limits.ticketFileBytes / 1024 / 1024 })
        : t(`files.${problem}`);
    return (
      <span role="alert" className="block text-danger">
        {text}
      </span>
    );
  }
  if (uploaded || !canSend) {
    return (
      <span className="block text-text-muted">
        {formatBytes(bytes)}, {t(uploaded ? 'files.sent' : 'files.waiting')}
      </span>
    );
  }
  const percent = Math.round(sent * 100);
  return (
    <progress
      value={percent}
      max={100}
      aria-label={t('files.sending', { name, percent })}
      className="block h-1.5 w-full max-w-60 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
    />
  );
}
