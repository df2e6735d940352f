import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Target = { host: string; port: number } | { path: string };

export interface TcpGate {
  port: number;
  /** Breaks all connections. New ones are accepted. */
  drop(): void;
  /** Breaks all connections and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Bytes arrive this many milliseconds later, in each direction. */
  slowDown(ms: number): void;
  /** Nothing passes until the returned function is called, and no connection breaks. */
  silence(): () => void;
  /** New connections get this text and end, until it is null. Breaks all connections. */
  answerWith(text: string | null): void;
  /** Leads new connections to another server. */
  leadTo(target: Target): void;
  stop(): Promise<void>;
}

/** Stands in front of a server, so that a test controls the network between it and its clients. */
export async function openTcpGate(first: Target): Promise<TcpGate> {
  const sockets = new Set<net.Socket>();
  let target = first;
  let delayMs = 0;
  let wrongAnswer: string | null = null;
  let silent: { until: Promise<void>; end(): void } | undefined;

  async function hold(): Promise<void> {
    if (delayMs > 0) await wait(delayMs);
    await silent?.until;
  }

  /** A chunk waits for the one before it, so that the order stays. */
  function pass(from: net.Socket, to: net.Socket): void {
    let last = Promise.resolve();
    const next = (step: () => void) => {
      const held = delayMs > 0 || silent ? hold() : undefined;
      last = last.then(() => held).then(step);
    };
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes) => next(() => void (to.writable && to.write(bytes))));
    from.on('end', () => next(() => void to.end()));
    from.on('close', () => {
      sockets.delete(from);
      if (from.destroyed && from.errored) to.destroy();
    });
  }

  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    if (wrongAnswer !== null) return void near.on('error', () => undefined).end(wrongAnswer);
    const far = net.connect({ ...target, allowHalfOpen: true });
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const gate: TcpGate = {
    port,
    drop() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      gate.drop();
      await closed;
    },
    async open() {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    slowDown(ms) {
      delayMs = ms;
    },
    silence() {
      const { promise, resolve } = Promise.withResolvers<void>();
      silent = { until: promise, end: resolve };
      return () => {
        silent = undefined;
        resolve();
      };
    },
    answerWith(text) {
      wrongAnswer = text;
      gate.drop();
    },
    leadTo(other) {
      target = other;
    },
    async stop() {
      if (server.listening) await gate.close();
    },
  };
  return gate;
}
