import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { useAttachments } from '../use-attachments.ts';
import { AttachmentPreview } from './attachment-preview.tsx';

const megabytes = limits.pictureBytes / 1024 / 1024;

interface AttachmentListProps {
  files: Pick<ReturnType<typeof useAttachments>, 'items' | 'isFilming' | 'remove' | 'sendAgain'>;
}

export function AttachmentList({ files: { items, isFilming, remove, sendAgain } }: AttachmentListProps) {
  const { t } = useTranslation('revvy');
  if (items.length === 0 && !isFilming) return null;
  const problems = [...new Set(items.flatMap(({ problem }) => problem ?? []))];
  return (
    <div className="px-3 pt-3">
      <ul aria-label={t('attachment.list')} className="flex gap-1 scroll-row pb-1">
        {items.map((item, index) => (
          <li key={item.key} className="shrink-0">
            <AttachmentPreview
              item={item}
              number={index + 1}
              onRemove={() => remove(item.key)}
              onRetry={() => sendAgain(item)}
            />
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
