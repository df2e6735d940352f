import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api.ts';
import { isAnswered } from '@/lib/api-errors.ts';
import { addMessage } from './queries/conversation.ts';
import { ticketOptions } from './queries/tickets.ts';
import { draftStorage, messageDraft } from './storage.ts';
import type { Outgoing, SentFile } from './types.ts';

interface OutboxOptions {
  ticketId: string;
  userId: string;
  onFailed: () => void;
}

/** What one has written and the server has not got yet: shown at once, kept on the device when it did not get through. */
export function useOutbox({ ticketId, userId, onFailed }: OutboxOptions) {
  const client = useQueryClient();
  const [storage] = useState(() => draftStorage(messageDraft, ticketId, userId));
  const [kept] = useState(() => storage.read());
  const [text, setText] = useState(kept?.text ?? '');
  const [items, setItems] = useState<Outgoing[]>(() =>
    (kept?.unsent ?? []).map((message) => ({ ...message, state: 'failed' })),
  );

  const keptText = JSON.stringify({ text, unsent: items.map(({ state: _state, ...message }) => message) });
  useEffect(() => {
    const draft = JSON.parse(keptText);
    if (draft.text === '' && draft.unsent.length === 0) storage.clear();
    else storage.write(draft);
  }, [storage, keptText]);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, text: message, files }: Outgoing) =>
      api.support.sendMessage({ ticketId, messageId: id, message, fileIds: files.map((file) => file.id) }),
    onSuccess(message, { id }) {
      addMessage(client, message);
      drop(id);
    },
    onError(error, { id }) {
      setItems((shown) => shown.map((item) => (item.id === id ? { ...item, state: 'failed' } : item)));
      if (isAnswered(error)) void client.invalidateQueries({ queryKey: ticketOptions(ticketId).queryKey });
      onFailed();
    },
  });

  function drop(id: string) {
    setItems((shown) => shown.filter((item) => item.id !== id));
  }

  return {
    text,
    setText,
    items,
    isSending: isPending,
    send(message: string, files: SentFile[]) {
      const outgoing: Outgoing = {
        id: crypto.randomUUID(),
        text: message,
        files,
        state: 'sending',
        createdAt: new Date().toISOString(),
      };
      setItems((shown) => [...shown, outgoing]);
      setText('');
      mutate(outgoing);
    },
    sendAgain(item: Outgoing) {
      setItems((shown) => shown.map((each) => (each.id === item.id ? { ...each, state: 'sending' } : each)));
      mutate(item);
    },
    discard: drop,
  };
}
