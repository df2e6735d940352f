import type { Attachment } from '@pahiya/contract/support/schemas';
import { FileText } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Picture } from '@/ui/picture.tsx';
import { formatBytes } from '../format.ts';

export function AttachmentView({ file: { name, bytes, url, picture } }: { file: Attachment }) {
  const { t } = useTranslation('support');
  if (picture) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('files.open', { name })} className="block">
        <Picture
          picture={picture}
          alt={name}
          sizes="160px"
          className="size-32 rounded-card border border-border object-cover sm:size-40"
        />
      </a>
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      download={name}
      className="flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-border bg-surface px-3 py-2 text-sm text-text hover:border-border-strong"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-text-muted">{formatBytes(bytes)}</span>
      </span>
    </a>
  );
}

export function AttachmentRow({ files, label }: { files: readonly Attachment[]; label: string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="flex max-w-full flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <AttachmentView file={file} />
        </li>
      ))}
    </ul>
  );
}
