import { useCallback, useEffect, useRef, useState } from 'react';
import { logQuietly } from '@/lib/quiet-log.ts';
import { endpointsOf } from './queries/endpoints-of.ts';
import { type Reader, writerOf } from './rules/messages.ts';
import type { Writer } from './types.ts';

/** Typing is reported again within this time while it continues. */
const shownMs = 5_000;
/** The server forwards at most one report in this time. */
const restMs = 2_000;

export function useTyping({ ticketId, userId, side }: Reader) {
  const [other, setOther] = useState<{ writer: Writer; at: number } | null>(null);
  const sentAt = useRef(0);

  useEffect(() => {
    if (!other) return;
    const timer = setTimeout(() => setOther(null), shownMs);
    return () => clearTimeout(timer);
  }, [other]);

  const send = useCallback(() => {
    if (Date.now() - sentAt.current < restMs) return;
    sentAt.current = Date.now();
    endpointsOf(side)
      .typing({ ticketId })
      .catch((error: unknown) => logQuietly('typing', error));
  }, [ticketId, side]);

  return {
    writer: other?.writer ?? null,
    /** `writerId` is the ticket's id for its customer. */
    received(writerId: string | null) {
      const writer = writerId && writerOf(writerId, { ticketId, userId, side });
      if (writer) setOther({ writer, at: Date.now() });
    },
    stopped: useCallback(() => setOther(null), []),
    send,
  };
}
