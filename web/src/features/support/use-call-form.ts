import { zodResolver } from '@hookform/resolvers/zod';
import { callSlot } from '@pahiya/contract/support/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api, orpc } from '@/lib/api/api.ts';
import { type CallValues, callForm, knownValues, typedValues } from './rules/forms.ts';
import { callDraft, draftStorage, keepDraft, takeDraft } from './storage.ts';

interface CallFormOptions {
  userId: string | undefined;
  defaults: CallValues;
}

/** Form for requesting a call. The draft stays on the device until the request has arrived. */
export function useCallForm({ userId, defaults }: CallFormOptions) {
  const client = useQueryClient();
  const [kept] = useState(() => takeDraft(callDraft, 'call', userId));
  const form = useForm({
    resolver: zodResolver(callForm),
    // The time must be chosen again, because the one in the draft may have passed.
    defaultValues: knownValues(defaults, { ...kept?.values, slot: defaults.slot }),
  });
  const key = useRef({ id: kept?.idempotencyKey ?? (crypto.randomUUID() as string), content: kept?.sent ?? '' });
  const values = JSON.stringify(typedValues(form.watch(), defaults));
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) keepCall(userId, values, key.current);
  }, [userId, values]);

  const { mutateAsync } = useMutation({
    mutationFn: ({ slot, ...fields }: z.output<typeof callForm>) => {
      const [date = '', start] = slot.split(' ');
      const time = callSlot.shape.time.parse(start);
      const content = JSON.stringify({ slot, fields });
      if (key.current.content && key.current.content !== content) key.current.id = crypto.randomUUID();
      key.current.content = content;
      keepCall(userId, values, key.current);
      return api.support.requestCall({ ...fields, date, time, idempotencyKey: key.current.id });
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
