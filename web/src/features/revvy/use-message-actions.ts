import { useMemo, useRef } from 'react';
import type { MessageRowActions } from './types.ts';

/** Callbacks that never change, so that messages do not render again. They call the latest version. */
export function useMessageActions(current: MessageRowActions): MessageRowActions {
  const latest = useRef(current);
  latest.current = current;
  return useMemo(
    () => ({
      onRetry: (reply) => latest.current.onRetry(reply),
      onEdit: (question, text) => latest.current.onEdit(question, text),
      onShow: (reply, version) => latest.current.onShow(reply, version),
      onRate: (reply, thumb) => latest.current.onRate(reply, thumb),
      onRead: (reply) => latest.current.onRead(reply),
      onStopReading: () => latest.current.onStopReading(),
      onSupport: () => latest.current.onSupport(),
      onAsk: (text) => latest.current.onAsk(text),
    }),
    [],
  );
}
