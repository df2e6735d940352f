import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { MessageRowActions } from '../../types.ts';
import { SentPicture } from '../sent-picture.tsx';
import { Action } from './action.tsx';
import { CopyButton } from './copy-button.tsx';
import { EditForm } from './edit-form.tsx';

interface AskedMessageProps {
  message: RevvyMessage;
  /** Missing if the question cannot be edited. */
  onEdit: MessageRowActions['onEdit'] | undefined;
}

export function AskedMessage({ message, onEdit }: AskedMessageProps) {
  const { t } = useTranslation('revvy');
  const [edited, setEdited] = useState<string | null>(null);

  async function send(text: string) {
    setEdited(null);
    if (onEdit && !(await onEdit(message, text))) setEdited(text);
  }

  return (
    <article aria-label={t('from.you')} className="flex flex-col items-end gap-2">
      <SentPictures message={message} />
      {edited !== null && onEdit ? (
        <EditForm text={edited} onSend={(text) => void send(text)} onCancel={() => setEdited(null)} />
      ) : (
        <Words message={message} onEdit={onEdit && (() => setEdited(message.content))} />
      )}
    </article>
  );
}

function Words({
  message: { content, language },
  onEdit,
}: {
  message: RevvyMessage;
  onEdit: (() => void) | undefined;
}) {
  const { t } = useTranslation('revvy');
  return (
    <>
      {content && (
        <p
          dir="auto"
          lang={language}
          className="max-w-[88%] whitespace-pre-wrap break-words rounded-sheet rounded-ee-md bg-info-soft px-4 py-2.5 text-text"
        >
          {content}
        </p>
      )}
      {/* The buttons reach into the gap below, so that a question takes hardly more room than its text. */}
      <div className="-me-3 -mt-2 -mb-4 flex text-text-muted">
        {content && <CopyButton text={content} />}
        {onEdit && (
          <Action label={t('edit.start')} onClick={onEdit}>
            <PenLine aria-hidden="true" />
          </Action>
        )}
      </div>
    </>
  );
}

function SentPictures({ message: { attachments } }: { message: RevvyMessage }) {
  if (attachments.length === 0) return null;
  return (
    <ul className="flex max-w-[88%] flex-wrap justify-end gap-2">
      {attachments.map((attachment, index) => (
        <li key={attachment.id}>
          <SentPicture attachment={attachment} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
