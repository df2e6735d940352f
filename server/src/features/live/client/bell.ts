import { EventEmitter } from 'node:events';
import { brand } from '@pahiya/contract/shared/brand';
import type { Redis } from 'ioredis';

/** Calls the nodes to look for new events at once. Only a call: what happened stands in the database. */
export interface Bell {
  ring(): void;
  onRing(look: () => void): void;
  /** How often to look all the same, in milliseconds. */
  everyMs: number;
  stop(): Promise<void>;
}

/** Rings arrive in handfuls; one look answers all that came within this time. */
const gatherMs = 20;

/** Without Redis other nodes cannot be called: each looks five times a second while somebody listens to it. */
export function createOwnBell(): Bell {
  const calls = new EventEmitter();
  return {
    ring: gather(() => calls.emit('ring')),
    onRing: (look) => void calls.on('ring', look),
    everyMs: 200,
    stop: async () => undefined,
  };
}

const channel = `${brand.slug}:live`;

/** Calls all nodes. While Redis is away each node still hears itself, and looks by itself every second. */
export function createRedisBell(sender: Redis): Bell {
  const calls = new EventEmitter();
  const receiver = sender.duplicate();
  receiver.on('error', () => undefined);
  receiver.on('ready', () => void receiver.subscribe(channel).catch(() => undefined));
  receiver.on('message', () => calls.emit('ring'));
  return {
    ring: gather(() => {
      calls.emit('ring');
      sender.publish(channel, '').catch(() => undefined);
    }),
    onRing: (look) => void calls.on('ring', look),
    everyMs: 1_000,
    stop: async () => receiver.disconnect(),
  };
}

function gather(call: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, gatherMs);
    timer.unref();
  };
}
