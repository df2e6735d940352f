import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { endpointsOf } from './queries/endpoints-of.ts';
import { addMessage } from './queries/ticket-messages.ts';
import { withOwn } from './rules/message-draft.ts';
import { draftStorage } from './storage/drafts.ts';
import { messageDraft } from './storage/unsent.ts';
import type { Outgoing, SentFile, Side } from './types.ts';

interface UnsentOptions {
  ticketId: string;
  userId: string;
  side: Side;
  /** Ids of messages the server has. */
  arrived: ReadonlySet<string>;
  /** `code` is the server's error code, if it answered. */
  onFailed: (code: string | null) => void;
}

/** Messages the server does not have yet. They are shown at once and kept on the device if sending fails. */
export function useUnsentMessages({ ticketId, userId, side, arrived, onFailed }: UnsentOptions) {
  const client = useQueryClient();
  const { kept, keep } = useKeptDraft(side === 'agent' ? `desk:${ticketId}` : ticketId, userId);
  const [text, setText] = useState(kept?.text ?? '');
  const [items, setItems] = useState<Outgoing[]>(() =>
    (kept?.unsent ?? []).map((message) => ({ ...message, state: 'failed' })),
  );
  useEffect(() => keep(text, items), [keep, text, items]);
  useEffect(() => {
    // The message may have arrived although its answer was lost.
    setItems((shown) => (shown.some(({ id }) => arrived.has(id)) ? shown.filter(({ id }) => !arrived.has(id)) : shown));
  }, [arrived]);

  const { mutate } = useMutation({
    // Sent one after another, and only when online, so that messages arrive in the order they were written.
    scope: { id: `${side} ${ticketId}` },
    networkMode: 'online',
    mutationFn: ({ id, text: message, files }: Outgoing) =>
      endpointsOf(side).send({ ticketId, messageId: id, message, fileIds: files.map((file) => file.id) }),
    onSuccess(message, { id }) {
      addMessage(client, message, side);
      drop(id);
    },
    onError(error, { id }) {
      setItems((shown) => shown.map((item) => (item.id === id ? { ...item, state: 'failed' } : item)));
      if (isAnswered(error)) void client.invalidateQueries({ queryKey: endpointsOf(side).ticketKey(ticketId) });
      onFailed(isAnswered(error) ? error.code : null);
    },
  });

  function drop(id: string) {
    setItems((shown) => shown.filter((item) => item.id !== id));
  }

  return {
    text,
    setText,
    items,
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

/** Several tabs share one stored draft. */
function useKeptDraft(name: string, userId: string) {
  const [{ storage, kept }] = useState(() => {
    const storage = draftStorage(messageDraft, name, userId);
    return { storage, kept: storage.read() };
  });
  const ids = useRef(new Set(kept?.unsent.map(({ id }) => id)));
  const written = useRef<string>(undefined);
  const keep = useCallback(
    (text: string, items: readonly Outgoing[]) => {
      for (const { id } of items) ids.current.add(id);
      if (written.current !== undefined || text !== (kept?.text ?? '')) written.current = text;
      const unsent = items.map(({ state: _state, ...message }) => message);
      const draft = withOwn(storage.read(), { text: written.current, unsent, ids: ids.current });
      if (draft.text === '' && draft.unsent.length === 0) storage.clear();
      else storage.write(draft);
    },
    [storage, kept],
  );
  return { kept, keep };
}
