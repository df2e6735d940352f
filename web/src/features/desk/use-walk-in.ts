import { zodResolver } from '@hookform/resolvers/zod';
import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, orpc } from '@/lib/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import {
  draftOf,
  emptyWalkIn,
  keyOf,
  type WalkInValues,
  type WalkInWish,
  type WishKey,
  walkInForm,
} from './rules/walk-in.ts';
import { readWalkIn, writeWalkIn } from './storage.ts';

interface WalkInOptions {
  garageId: string;
  start: { date: string; time?: string };
}

interface Sent {
  wish: WalkInWish;
  /** The total on the screen. */
  expectedTotal: number;
}

/** The form of a walk-in: what is typed stays until it is booked, and one wish is booked once. */
export function useWalkIn({ garageId, start }: WalkInOptions) {
  const client = useQueryClient();
  const { user } = useSession();
  const place = `${user?.id}.${garageId}`;
  const [kept] = useState(() => draftOf(readWalkIn(place)));
  const form = useForm<WalkInValues, unknown, WalkInWish>({
    resolver: zodResolver(walkInForm),
    defaultValues: { ...emptyWalkIn, ...kept?.values, bookingDate: start.date, bookingTime: start.time ?? '' },
  });
  const key = useRef<WishKey | null>(kept?.key ?? null);

  const values = JSON.stringify(form.watch());
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) writeWalkIn(place, { values: JSON.parse(values), key: key.current });
  }, [place, values]);

  const { mutateAsync } = useMutation({
    mutationFn: ({ wish, expectedTotal }: Sent): Promise<DeskBooking> => {
      key.current = keyOf(wish, key.current, () => crypto.randomUUID());
      writeWalkIn(place, { values: form.getValues(), key: key.current });
      return api.desk.garage.walkIn({ ...wish, garageId, expectedTotal, idempotencyKey: key.current.key });
    },
    onSuccess() {
      isDone.current = true;
      writeWalkIn(place, null);
    },
    // Also without an answer: it may have been booked.
    onSettled: () => void client.invalidateQueries({ queryKey: orpc.desk.garage.key() }),
  });

  /** What was sent before is settled: the next wish is another one, even if it is the same. */
  function forgetKey() {
    key.current = null;
  }

  return { form, book: mutateAsync, forgetKey };
}
