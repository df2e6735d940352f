import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api.ts';
import { logQuietly } from '@/lib/quiet-log.ts';

/** Who writes on says so again within this time. */
const shownMs = 5_000;
/** The server passes on no more than one in this time. */
const restMs = 2_000;

/** Whether an agent is writing at this moment, and how to tell that one is writing oneself. */
export function useTyping(ticketId: string) {
  const [heardAt, setHeardAt] = useState(0);
  const toldAt = useRef(0);

  useEffect(() => {
    if (heardAt === 0) return;
    const timer = setTimeout(() => setHeardAt(0), shownMs);
    return () => clearTimeout(timer);
  }, [heardAt]);

  const tell = useCallback(() => {
    if (Date.now() - toldAt.current < restMs) return;
    toldAt.current = Date.now();
    api.support.typing({ ticketId }).catch((error: unknown) => logQuietly('typing', error));
  }, [ticketId]);

  return {
    isTyping: heardAt > 0,
    /** `writer` is the ticket itself for its owner. */
    heard: (writer: string | null) => writer && writer !== ticketId && setHeardAt(Date.now()),
    stopped: useCallback(() => setHeardAt(0), []),
    tell,
  };
}
