import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SentPicture } from './sent-picture.tsx';

export function AskedMessage({ message: { content, language, attachments } }: { message: RevvyMessage }) {
  const { t } = useTranslation('revvy');
  return (
    <article aria-label={t('from.you')} className="flex flex-col items-end gap-2">
      {attachments.length > 0 && (
        <ul className="flex max-w-[88%] flex-wrap justify-end gap-2">
          {attachments.map((attachment, index) => (
            <li key={attachment.id}>
              <SentPicture attachment={attachment} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      {content && (
        <p
          dir="auto"
          lang={language}
          className="max-w-[88%] whitespace-pre-wrap break-words rounded-sheet rounded-ee-md bg-info-soft px-4 py-2.5 text-text"
        >
          {content}
        </p>
      )}
    </article>
  );
}
