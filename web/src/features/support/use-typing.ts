import { useCallback, useEffect, useRef, useState } from 'react';
import { logQuietly } from '@/lib/quiet-log.ts';
import { callsOf } from './queries/calls-of.ts';
import { type Reader, writerOf } from './rules/conversation.ts';
import type { Writer } from './types.ts';

/** Who writes on says so again within this time. */
const shownMs = 5_000;
/** The server passes on no more than one in this time. */
const restMs = 2_000;

/** Who else is writing at this moment, and how to tell that one is writing oneself. */
export function useTyping({ ticketId, userId, side }: Reader) {
  const [heard, setHeard] = useState<{ writer: Writer; at: number } | null>(null);
  const toldAt = useRef(0);

  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setHeard(null), shownMs);
    return () => clearTimeout(timer);
  }, [heard]);

  const tell = useCallback(() => {
    if (Date.now() - toldAt.current < restMs) return;
    toldAt.current = Date.now();
    callsOf(side)
      .typing({ ticketId })
      .catch((error: unknown) => logQuietly('typing', error));
  }, [ticketId, side]);

  return {
    writer: heard?.writer ?? null,
    /** `writerId` is the ticket itself for its owner. */
    heard(writerId: string | null) {
      const writer = writerId && writerOf(writerId, { ticketId, userId, side });
      if (writer) setHeard({ writer, at: Date.now() });
    },
    stopped: useCallback(() => setHeard(null), []),
    tell,
  };
}
