import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ReplyEnding, ReplyState, WrittenReply } from '../commands/write-reply.ts';
import { EngineFailure } from '../types.ts';
import { type Audience, createAudience } from './audience.ts';
import type { ReplyPiece } from './compose-answer.ts';
import { createReplyStore, type ReplyStore } from './reply-store.ts';
import type { Subscriber } from './subscriber.ts';

export interface RunningReply {
  attempt: number;
  /** The subscriber closes after the end is stored. */
  listen(): { soFar: ReplyState; subscriber: Subscriber };
  /** Ends immediately, whatever the engine is doing, and keeps the text so far. */
  end(failure: 'stopped' | 'lost'): Promise<void>;
  /** Never rejects. */
  ended: Promise<void>;
}

interface Writing {
  db: Database;
  log: Logger;
  reply: WrittenReply;
  answer: (signal: AbortSignal) => AsyncIterable<ReplyPiece>;
}

/** Stops an engine that ignores its own time limit of at most ten minutes (`REVVY_TOTAL_SECONDS`). */
const longestMs = 11 * 60_000;
const mostCharacters = 50_000;

type Failure = NonNullable<RevvyMessage['failure']>;
/** `gone`: there is nothing to store, because another request ended or retried the answer. */
type StopReason = Failure | 'gone';

interface Run extends Writing {
  state: ReplyState;
  audience: Audience;
  store: ReplyStore;
  halting: AbortController;
}

/** Writes the answer whether or not anyone follows it. */
export function runReply(writing: Writing): RunningReply {
  const { db, log, reply } = writing;
  const state: ReplyState = { content: '', warning: null, cards: [] };
  const audience = createAudience();
  const halting = new AbortController();
  const halt = (why: StopReason) => halting.abort(why);
  const store = createReplyStore({ db, log, reply, state, onGone: () => halt('gone') });
  const ended = run({ ...writing, state, audience, store, halting });
  return {
    attempt: reply.attempt,
    listen: () => ({ soFar: { ...state, cards: [...state.cards] }, subscriber: audience.join() }),
    async end(failure) {
      halt(failure);
      await ended;
    },
    ended,
  };
}

async function run(running: Run): Promise<void> {
  const { log, reply, audience, store, halting } = running;
  const longest = setTimeout(() => halting.abort('slow'), longestMs);
  const failure = await write(running);
  clearTimeout(longest);
  try {
    if (failure === 'gone') store.leave();
    else await store.end(endingOf(failure));
  } catch (error) {
    log.error({ err: error, message: reply.messageId }, 'the end of an answer was not stored');
  }
  audience.close();
}

async function write(running: Run): Promise<StopReason | null> {
  const { log, reply, answer, state, halting } = running;
  const { signal } = halting;
  try {
    await takeAll(answer(signal), signal, (piece) => take(running, piece));
    if (signal.aborted) return signal.reason;
    return state.content === '' && state.cards.length === 0 ? 'provider' : null;
  } catch (error) {
    if (signal.aborted) return signal.reason;
    const reason = error instanceof EngineFailure ? error.reason : 'provider';
    log.warn({ err: error, message: reply.messageId }, 'an answer was cut off');
    return reason;
  }
}

function take({ state, audience, store, halting }: Run, piece: ReplyPiece): void {
  if (piece.type === 'text') state.content += piece.text;
  else if (piece.type === 'card') state.cards.push(piece.card);
  else state.warning = piece.warning;
  audience.send(piece);
  store.note();
  if (state.content.length > mostCharacters) halting.abort('provider');
}

function endingOf(failure: Failure | null): ReplyEnding {
  return failure === null ? { status: 'complete', failure: null } : { status: 'interrupted', failure };
}

/** Takes nothing after the signal, even if the engine goes on. */
async function takeAll(
  pieces: AsyncIterable<ReplyPiece>,
  signal: AbortSignal,
  take: (piece: ReplyPiece) => void,
): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const halted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  while (!signal.aborted) {
    const next = await Promise.race([iterator.next(), halted]);
    if (next === null) break;
    if (next.done) return;
    take(next.value);
  }
  // This is not awaited, because an engine that hangs would hang here too.
  iterator.return?.().catch(() => undefined);
}
