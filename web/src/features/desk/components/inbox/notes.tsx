import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { noteDraft } from '../../storage.ts';
import { useAddNote } from '../../use-inbox.ts';
import { When } from '../when.tsx';

export const noteBoxId = 'desk-note';

export function Notes({ ticket: { id, notes } }: { ticket: DeskTicket }) {
  return (
    <>
      <ul className="flex flex-col gap-2 empty:hidden">
        {notes.map((note) => (
          <li
            key={note.id}
            className="rounded-control border-accent border-s-4 bg-accent-soft px-3 py-2 text-on-accent-soft text-sm"
          >
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {note.text}
            </p>
            <p className="mt-0.5 text-xs">
              <span className="font-semibold">{note.author}</span> · <When instant={note.createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <NoteForm ticketId={id} />
    </>
  );
}

function NoteForm({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('inbox');
  const failureText = useFailureText();
  const { user } = useSession();
  const draft = noteDraft(ticketId, user?.id);
  const { mutate, isPending } = useAddNote(ticketId);
  const [text, setText] = useState(() => draft.read());
  const latest = useRef(text);

  function type(typed: string) {
    setText(typed);
    latest.current = typed;
    draft.write(typed);
  }

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || isPending) return;
    mutate(written, {
      // Text typed while this note is being sent stays in the box.
      onSuccess: () => latest.current === text && type(''),
      onError: (error) => notify.error(t('note.failed'), failureText(error) ?? undefined),
    });
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <Textarea
        id={noteBoxId}
        rows={2}
        dir="auto"
        aria-label={t('note.label')}
        placeholder={t('note.label')}
        value={text}
        maxLength={limits.ticketTextLength}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send(event)}
        className="border-dashed bg-accent-soft/40"
      />
      <Button type="submit" variant="outline" size="small" loading={isPending} className="self-start">
        {t('note.add')}
      </Button>
    </form>
  );
}
