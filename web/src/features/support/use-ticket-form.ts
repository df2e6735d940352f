import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, orpc } from '@/lib/api/api.ts';
import { useWatchedForm } from '@/lib/form/use-watched-form.ts';
import { checkTicket, type SentTicket } from './rules/check-form.ts';
import { knownValues, type TicketValues, typedValues, valuesUnder } from './rules/forms.ts';
import { draftStorage, keepDraft, takeDraft, ticketDraft } from './storage/drafts.ts';
import { useFileNotices } from './use-file-notices.ts';
import { useFiles } from './use-files.ts';

interface TicketFormOptions {
  userId: string | undefined;
  defaults: TicketValues;
  bookingId: string | undefined;
  appealOf: string | undefined;
  category: 'grievance' | undefined;
}

export type TicketFormReturn = ReturnType<typeof useWatchedForm<TicketValues, SentTicket>>;

type Sent = SentTicket & { fileIds: string[] };

/** The ticket form. The draft stays on the device until the ticket has arrived. */
export function useTicketForm({ userId, defaults, bookingId, appealOf, category }: TicketFormOptions) {
  const client = useQueryClient();
  const link = appealOf ?? bookingId ?? category ?? '';
  const [kept] = useState(() => takeDraft(ticketDraft, 'ticket', userId));
  const form = useWatchedForm(knownValues(defaults, valuesUnder(link, kept)), checkTicket);
  const files = useFiles({ kept: kept?.files ?? [], canSend: userId !== undefined, ...useFileNotices() });
  const names = files.items.map(({ name }) => name);
  const lacking = (kept?.waiting ?? []).filter((name) => !names.includes(name));
  const key = useRef({ id: kept?.idempotencyKey ?? (crypto.randomUUID() as string), content: kept?.sent ?? '' });

  const draft = JSON.stringify({
    values: typedValues(form.values, { ...defaults, bookingId: bookingId ?? defaults.bookingId }),
    files: files.uploaded.map(({ id, name, contentType, bytes }) => ({ id, name, contentType, bytes })),
    waiting: [...files.items.filter(({ uploaded }) => !uploaded).map(({ name }) => name), ...lacking],
    link,
  });
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) keepTicket(userId, draft, key.current);
  }, [userId, draft]);

  const { mutateAsync } = useMutation({
    mutationFn: (sent: Sent): Promise<TicketDetail> => {
      // A retry after a lost answer keeps the key; changed content gets a new one.
      const content = JSON.stringify(sent);
      if (key.current.content && key.current.content !== content) key.current.id = crypto.randomUUID();
      key.current.content = content;
      keepTicket(userId, draft, key.current);
      return api.support.createTicket({ ...sent, appealOf: appealOf ?? null, idempotencyKey: key.current.id });
    },
    onSuccess() {
      isDone.current = true;
      draftStorage(ticketDraft, 'ticket', userId ?? 'visitor').clear();
      void client.invalidateQueries({ queryKey: orpc.support.tickets.key() });
    },
  });

  return { form, files, lacking, create: mutateAsync };
}

/** Keeps the content last sent too, so that a retry after a lost answer and a reload is still recognized. */
function keepTicket(userId: string | undefined, draft: string, { id, content }: { id: string; content: string }): void {
  const storage = draftStorage(ticketDraft, 'ticket', userId ?? 'visitor');
  keepDraft(storage, { ...JSON.parse(draft), idempotencyKey: id, sent: content });
}
