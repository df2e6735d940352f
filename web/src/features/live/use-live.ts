import type { LiveEvent, LiveTopic } from '@pahiya/contract/live/schemas';
import { useEffect, useEffectEvent } from 'react';
import { api } from '@/lib/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { createStream, type Subscriber } from './queries/stream.ts';

const stream = createStream((topics, options) => api.live.subscribe({ topics: topics.join(',') }, options));

/**
 * While somebody is signed in: tells of each change of the topics, here or elsewhere. An event without the id of a thing
 * says that all of its topic is to be read again; so it is after a gap.
 */
export function useLive(
  topics: readonly LiveTopic[],
  onEvent: (event: LiveEvent) => void,
  { isToldAtStart }: Pick<Subscriber, 'isToldAtStart'> = {},
): void {
  const userId = useSession().user?.id;
  const key = topics.join(',');
  const tell = useEffectEvent(onEvent);
  const wanted = useEffectEvent(() => topics);
  useEffect(() => {
    if (userId === undefined || key === '') return;
    return stream.subscribe({ topics: wanted(), onEvent: (event) => tell(event), isToldAtStart });
  }, [userId, key, isToldAtStart]);
}
