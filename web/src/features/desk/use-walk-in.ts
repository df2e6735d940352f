import { zodResolver } from '@hookform/resolvers/zod';
import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, orpc } from '@/lib/api/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import {
  emptyWalkIn,
  keyOf,
  type RequestKey,
  type WalkInRequest,
  type WalkInValues,
  walkInForm,
} from './rules/walk-in.ts';
import { walkInDraftOf } from './storage.ts';

interface WalkInOptions {
  garageId: string;
  start: { date: string; time?: string };
}

interface Sent {
  request: WalkInRequest;
  expectedTotal: number;
}

/** Form of a walk-in. Input is kept until it is booked, and the same request is booked only once. */
export function useWalkIn({ garageId, start }: WalkInOptions) {
  const client = useQueryClient();
  const { user } = useSession();
  const storage = useMemo(() => walkInDraftOf(`${user?.id}.${garageId}`), [user?.id, garageId]);
  const [kept] = useState(storage.read);
  const form = useForm<WalkInValues, unknown, WalkInRequest>({
    resolver: zodResolver(walkInForm),
    defaultValues: { ...emptyWalkIn, ...kept?.values, bookingDate: start.date, bookingTime: start.time ?? '' },
  });
  const key = useRef<RequestKey | null>(kept?.key ?? null);

  const values = JSON.stringify(form.watch());
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) storage.write({ values: JSON.parse(values), key: key.current });
  }, [storage, values]);

  const { mutateAsync } = useMutation({
    mutationFn: ({ request, expectedTotal }: Sent): Promise<DeskBooking> => {
      key.current = keyOf(request, key.current, () => crypto.randomUUID());
      storage.write({ values: form.getValues(), key: key.current });
      return api.desk.garage.walkIn({ ...request, garageId, expectedTotal, idempotencyKey: key.current.key });
    },
    onSuccess() {
      isDone.current = true;
      storage.write(null);
    },
    // Runs without an answer too, because the booking may exist.
    onSettled: () => void client.invalidateQueries({ queryKey: orpc.desk.garage.key() }),
  });

  /** The earlier request is settled, so the next one is new even with the same input. */
  function forgetKey() {
    key.current = null;
  }

  return { form, book: mutateAsync, forgetKey };
}
