export interface Notice {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** A later notice of the same subject takes its place. */
  subject?: string;
  /** Takes back what the notice tells of. */
  onUndo?: () => void;
  /** Leads to what the notice tells of. */
  action?: { label: string; onPress: () => void };
}

type Deliver = (notice: Notice) => void;

// A notice may come before the toaster's code is loaded: it waits here until someone shows it.
const waiting: Notice[] = [];
const connected = new Set<Deliver>();

let isStarted = false;
const watchers = new Set<() => void>();

function publish(notice: Notice) {
  isStarted = true;
  for (const watcher of watchers) watcher();
  if (connected.size === 0) waiting.push(notice);
  for (const deliver of connected) deliver(notice);
}

/** Receives every notice from now on, first those nobody has received yet; returns how to stop. For the toaster. */
export function connectToNotices(deliver: Deliver): () => void {
  connected.add(deliver);
  for (const notice of waiting.splice(0)) deliver(notice);
  return () => {
    connected.delete(deliver);
  };
}

/** Whether there has ever been a notice; for `useSyncExternalStore`. */
export const firstNotice = {
  hasCome: () => isStarted,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Shows a toast. Safe at any time in the browser; each text is already translated. */
export const notify = {
  success: (title: string, description?: string, subject?: string) =>
    publish({ kind: 'success', title, description, subject }),
  error: (title: string, description?: string, subject?: string) =>
    publish({ kind: 'error', title, description, subject }),
  info: (title: string, description?: string) => publish({ kind: 'info', title, description }),
  /** With a button that leads to it. */
  news: (title: string, description: string | undefined, action: Notice['action'], subject?: string) =>
    publish({ kind: 'info', title, description, action, subject }),
  /** With a button that takes it back. */
  undoable: (title: string, onUndo: () => void, description?: string) =>
    publish({ kind: 'success', title, description, onUndo }),
};
