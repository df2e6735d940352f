import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, orpc } from '@/lib/api/api.ts';
import { useWatchedForm } from '@/lib/form/use-watched-form.ts';
import { checkCall, type SentCall } from './rules/check-form.ts';
import { type CallValues, knownValues, typedValues } from './rules/forms.ts';
import { callDraft, draftStorage, keepDraft, takeDraft } from './storage/drafts.ts';

interface CallFormOptions {
  userId: string | undefined;
  defaults: CallValues;
}

/** Form for requesting a call. The draft stays on the device until the request has arrived. */
export function useCallForm({ userId, defaults }: CallFormOptions) {
  const client = useQueryClient();
  const [kept] = useState(() => takeDraft(callDraft, 'call', userId));
  // The time must be chosen again, because the one in the draft may have passed.
  const form = useWatchedForm(knownValues(defaults, { ...kept?.values, slot: defaults.slot }), checkCall);
  const key = useRef({ id: kept?.idempotencyKey ?? (crypto.randomUUID() as string), content: kept?.sent ?? '' });
  const values = JSON.stringify(typedValues(form.values, defaults));
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) keepCall(userId, values, key.current);
  }, [userId, values]);

  const { mutateAsync } = useMutation({
    mutationFn: ({ slot, ...fields }: SentCall) => {
      const content = JSON.stringify({ slot, fields });
      if (key.current.content && key.current.content !== content) key.current.id = crypto.randomUUID();
      key.current.content = content;
      keepCall(userId, values, key.current);
      return api.support.requestCall({ ...fields, ...slot, idempotencyKey: key.current.id });
    },
    onSuccess() {
      isDone.current = true;
      draftStorage(callDraft, 'call', userId ?? 'visitor').clear();
      void client.invalidateQueries({ queryKey: orpc.support.callRequests.key() });
    },
    onError: () => void client.invalidateQueries({ queryKey: orpc.support.callSlots.key() }),
  });

  return { form, request: mutateAsync };
}

/** Keeps the content last sent too, so that a retry after a lost answer and a reload is still recognized. */
function keepCall(userId: string | undefined, values: string, { id, content }: { id: string; content: string }): void {
  const storage = draftStorage(callDraft, 'call', userId ?? 'visitor');
  keepDraft(storage, { values: JSON.parse(values), idempotencyKey: id, sent: content });
}
