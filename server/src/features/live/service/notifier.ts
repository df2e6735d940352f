import { EventEmitter } from 'node:events';
import { brand } from '@pahiya/contract/shared/brand';
import type { Redis } from 'ioredis';

/** Carries no data; events are in the database. */
export interface Notifier {
  notify(): void;
  onNotify(look: () => void): void;
  /** Between two looks without a notification. */
  everyMs: number;
  stop(): Promise<void>;
}

const gatherMs = 20;

/** Other nodes cannot be notified without Redis, so each node with open streams looks five times a second. */
export function createLocalNotifier(): Notifier {
  const calls = new EventEmitter();
  return {
    notify: gather(() => calls.emit('notify')),
    onNotify: (look) => void calls.on('notify', look),
    everyMs: 200,
    stop: async () => undefined,
  };
}

const channel = `${brand.slug}:live`;

/** Notifies all nodes. While Redis is down, a node still notifies itself and looks every second. */
export function createRedisNotifier(sender: Redis): Notifier {
  const calls = new EventEmitter();
  const receiver = sender.duplicate();
  receiver.on('error', () => undefined);
  receiver.on('ready', () => void receiver.subscribe(channel).catch(() => undefined));
  receiver.on('message', () => calls.emit('notify'));
  return {
    notify: gather(() => {
      calls.emit('notify');
      sender.publish(channel, '').catch(() => undefined);
    }),
    onNotify: (look) => void calls.on('notify', look),
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
