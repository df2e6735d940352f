import { type LiveTopic, typingTopicPrefix } from '@pahiya/contract/live/schemas';
import type { Database } from '../../../database/pool.ts';
import { deaf, type Recorder } from '../../../metrics/recorder.ts';
import type { Logger } from '../../../platform/logger.ts';
import { listAllowedTopics } from '../queries/list-allowed-topics.ts';
import { listRecipients, recipientKey } from '../queries/list-recipients.ts';
import { findEdge, type ReadEvent, readEvents, readMissed } from '../queries/read-events.ts';
import { isBehind, lastOfEach, type Place, readPlace, writePlace } from '../rules.ts';
import type { Live, SentEvent } from '../types.ts';
import { isGathered } from './gather.ts';
import type { Notifier } from './notifier.ts';
import { allAgain, type OpenStream, openStream } from './stream.ts';

interface Parts {
  db: Database;
  notifier: Notifier;
  log: Logger;
  now: () => Date;
  recorder?: Pick<Recorder, 'live'>;
}

/** Product, section 10.5. */
const heartbeatMs = 25_000;

/** Limits the streams of an account on a node. */
const mostStreams = 30;

interface KnownEvent {
  read: ReadEvent;
  /** All streams get this one. */
  sent: SentEvent;
}

const places: SentEvent['message'] = { topic: 'stream', id: null, change: 'made' };

/** Triggers write events in the transaction of the change, and each node reads them from its own position. */
export function startLive({ db, notifier, log, now, recorder = deaf }: Parts): Live {
  const streams = new Set<OpenStream>();
  let place: Place = { xid: 0n, id: 0n };
  let round: Promise<void> | undefined;
  let isNotified = false;
  let isBeatDue = false;
  let isStopped = false;
  let roleChanges = 0;

  /** A notification during a look causes another one. */
  function look(): Promise<void> {
    isNotified = true;
    round ??= lookWhileNotified().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function lookWhileNotified(): Promise<void> {
    while (isNotified && !isStopped) {
      isNotified = false;
      try {
        await readOn();
      } catch (error) {
        if (!isStopped) log.warn({ err: error }, 'live updates have no database');
      }
      if (isBeatDue) beat();
    }
  }

  /** Between two looks, so that all events before the heartbeat's place have been sent. */
  function beat(): void {
    isBeatDue = false;
    const event = { message: places, place: writePlace(place, now()) };
    for (const stream of streams) stream.send(event);
  }

  async function readOn(): Promise<void> {
    const { events, changedStaff, end, lagSeconds } = await readEvents(db, place);
    const readAt = performance.now();
    await judgeAgain(changedStaff);
    // Chosen before `place` moves on, so that a stream opened from here on starts after these events.
    const readers = [...streams].filter((stream) => events.some(({ event }) => stream.topics.has(event.topic)));
    if (isBehind(place, end)) isNotified = true;
    place = end;
    try {
      await sendAll(events, readers);
      if (readers.length > 0) recorder.live(events.length, lagSeconds + (performance.now() - readAt) / 1000);
    } catch (error) {
      for (const stream of readers)
        for (const event of allAgain(stream.topics, writePlace(end, now()))) stream.send(event);
      throw error;
    }
  }

  /** The pages reconnect at once and get the new topics. */
  async function judgeAgain(userIds: string[]): Promise<void> {
    roleChanges += userIds.length;
    for (const stream of [...streams]) {
      if (!userIds.includes(stream.userId)) continue;
      const allowed = await judge(stream.userId, stream.wanted).catch(() => []);
      if (new Set(allowed).symmetricDifference(stream.topics).size > 0) stream.close();
    }
  }

  async function judge(userId: string, topics: LiveTopic[]): Promise<LiveTopic[]> {
    for (;;) {
      const asked = roleChanges;
      const allowed = await listAllowedTopics(db, userId, topics);
      if (asked === roleChanges) return allowed;
    }
  }

  async function sendAll(events: ReadEvent[], readers: OpenStream[]): Promise<void> {
    const userIds = [...new Set(readers.map(({ userId }) => userId))];
    const recipients = await listRecipients(db, events, userIds);
    const known = toSent(events);
    for (const stream of readers) for (const event of eventsFor(stream, known, recipients)) stream.send(event);
  }

  /** The first reader starts at the present and not at the old position. */
  async function skipUnread(): Promise<void> {
    const edge = await findEdge(db);
    if (streams.size === 0 && !round && isBehind(place, edge)) place = edge;
  }

  const toSent = (events: ReadEvent[]): KnownEvent[] =>
    events.map((read) => ({ read, sent: { message: read.event, place: writePlace(read.place, now()) } }));

  function eventsFor(
    { userId, topics }: Pick<OpenStream, 'userId' | 'topics'>,
    events: KnownEvent[],
    recipients: Set<string>,
  ): SentEvent[] {
    const received = events.filter(({ read }) => {
      const { event, userId: recipient, authorId } = read;
      if (!topics.has(event.topic) || (recipient !== null && recipient !== userId)) return false;
      return authorId === null || recipients.has(recipientKey(read, userId));
    });
    return lastOfEach(received.map(({ sent }) => sent));
  }

  /** One account cannot take all resources: its oldest stream ends. */
  function makeRoom(userId: string): void {
    const own = [...streams].filter((stream) => stream.userId === userId);
    if (own.length >= mostStreams) own[0]?.close();
  }

  async function catchUp(stream: OpenStream, after: string | undefined, until: Place): Promise<SentEvent[]> {
    const here = writePlace(until, now());
    const last = { message: places, place: here };
    if (after === undefined) return [last];
    const from = readPlace(after, now(), until);
    const again = [...stream.topics].filter(isGathered);
    // Past typing events are outdated.
    const topics = [...stream.topics].filter((topic) => !topic.startsWith(typingTopicPrefix) && !isGathered(topic));
    const missed = from && (await readMissed(db, { userId: stream.userId, topics, after: from, until }));
    if (!missed) return [...allAgain(stream.topics, here), last];
    const recipients = await listRecipients(db, missed, [stream.userId]);
    return [...eventsFor(stream, toSent(missed), recipients), ...allAgain(again, here), last];
  }

  const rounds = setInterval(() => {
    if (streams.size > 0) void look();
  }, notifier.everyMs);
  const heartbeat = setInterval(() => {
    isBeatDue = true;
    if (streams.size > 0) void look();
  }, heartbeatMs);
  notifier.onNotify(() => {
    if (streams.size > 0) void look();
  });

  return {
    async listen({ userId, topics, after, signal }) {
      if (streams.size === 0) await skipUnread();
      const allowed = await judge(userId, topics);
      const until = place;
      const held: SentEvent[] = [];
      let isCaughtUp = false;
      const stream = openStream({ userId, wanted: topics, topics: allowed, onClose: () => streams.delete(waiting) });
      const waiting: OpenStream = {
        ...stream,
        send: (event) => (isCaughtUp ? stream.send(event) : void held.push(event)),
      };
      makeRoom(userId);
      streams.add(waiting);
      signal.addEventListener('abort', stream.close, { once: true });
      if (signal.aborted || isStopped) stream.close();
      try {
        for (const event of await catchUp(waiting, after, until)) stream.send(event);
        for (const event of held) stream.send(event);
        isCaughtUp = true;
      } catch (error) {
        stream.close();
        throw error;
      }
      return stream;
    },
    notify: () => notifier.notify(),
    openStreams: () => streams.size,
    async stop() {
      isStopped = true;
      clearInterval(rounds);
      clearInterval(heartbeat);
      for (const stream of [...streams]) stream.close();
      await round;
      await notifier.stop();
    },
  };
}
