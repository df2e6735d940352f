/** Messages between tabs. They never contain a token; each tab fetches its own. */
export type TabMessage = 'signed-in' | 'signed-out' | 'user-updated';

export interface TabChannel {
  send(message: TabMessage): void;
  /** Returns a function that stops listening. */
  listen(receive: (message: TabMessage) => void): () => void;
}

const messages: readonly unknown[] = ['signed-in', 'signed-out', 'user-updated'] satisfies TabMessage[];

function isTabMessage(data: unknown): data is TabMessage {
  return messages.includes(data);
}

/** Reaches other tabs of this site. Does nothing in browsers without BroadcastChannel. */
export function createTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { send() {}, listen: () => () => {} };
  let channel: BroadcastChannel | undefined;
  function open(): BroadcastChannel {
    channel ??= new BroadcastChannel(name);
    return channel;
  }
  return {
    send: (message) => open().postMessage(message),
    listen(receive) {
      const opened = open();
      function handle(event: MessageEvent<unknown>) {
        if (isTabMessage(event.data)) receive(event.data);
      }
      opened.addEventListener('message', handle);
      return () => opened.removeEventListener('message', handle);
    },
  };
}
