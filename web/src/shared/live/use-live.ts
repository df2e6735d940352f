import type { LiveEvent, LiveTopic } from '@pahiya/contract/live/schemas';
import { useEffect, useEffectEvent } from 'react';
import { api } from '@/lib/api/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { createStream, type Subscriber } from './service/stream.ts';

const stream = createStream((topics, options) => api.live.subscribe({ topics: topics.join(',') }, options));

/**
 * Reports changes of the topics, here or elsewhere, while somebody is signed in. An event without an id means that the
 * whole topic must be refetched, as after a gap.
 */
export function useLive(
  topics: readonly LiveTopic[],
  onEvent: (event: LiveEvent) => void,
  { hasStartEvent }: Pick<Subscriber, 'hasStartEvent'> = {},
): void {
  const userId = useSession().user?.id;
  const key = topics.join(',');
  const deliver = useEffectEvent(onEvent);
  const wanted = useEffectEvent(() => topics);
  useEffect(() => {
    if (userId === undefined || key === '') return;
    return stream.subscribe({ topics: wanted(), onEvent: (event) => deliver(event), hasStartEvent });
  }, [userId, key, hasStartEvent]);
}
