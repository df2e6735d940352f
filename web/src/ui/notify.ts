export interface Notice {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** A later notice with the same subject replaces this one. */
  subject?: string;
  /** Undoes what the notice reports. */
  onUndo?: () => void;
  /** Opens what the notice reports. */
  action?: NoticeAction;
}

export interface NoticeAction {
  label: string;
  onPress: () => void;
}

interface Surface {
  show: (notice: Notice) => void;
  /** Ends notices of earlier actions when the user continues. */
  endDone: () => void;
}

// Notices published before the toaster's code is loaded wait here.
const waiting: Notice[] = [];
const connected = new Set<Surface>();

let isStarted = false;
const watchers = new Set<() => void>();

function publish(notice: Notice) {
  isStarted = true;
  for (const watcher of watchers) watcher();
  if (connected.size === 0) waiting.push(notice);
  for (const surface of connected) surface.show(notice);
}

/** Receives all notices, including waiting ones. Returns a function that disconnects. For the toaster. */
export function connectToNotices(surface: Surface): () => void {
  connected.add(surface);
  for (const notice of waiting.splice(0)) surface.show(notice);
  return () => {
    connected.delete(surface);
  };
}

export const firstNotice = {
  hasCome: () => isStarted,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Shows a toast. Can be called at any time in the browser, with translated texts. */
export const notify = {
  success: (title: string, description?: string, subject?: string) =>
    publish({ kind: 'success', title, description, subject }),
  error: (title: string, description?: string, subject?: string) =>
    publish({ kind: 'error', title, description, subject }),
  info: (title: string, description?: string) => publish({ kind: 'info', title, description }),
  /** Adds a button that opens the news. */
  news: (title: string, description: string | undefined, action: NoticeAction, subject?: string) =>
    publish({ kind: 'info', title, description, action, subject }),
  /** Adds a button that suggests the next step. */
  offering: (title: string, description: string | undefined, action: NoticeAction | undefined) =>
    publish({ kind: 'success', title, description, action }),
  /** Adds a button that undoes the action. */
  undoable: (title: string, onUndo: () => void, description?: string) =>
    publish({ kind: 'success', title, description, onUndo }),
  /**
   * Ends notices of finished actions when the user starts something else. A notice published just now is kept, because
   * it belongs to the page or dialog being opened. News and undoable notices are kept too.
   */
  endDone() {
    for (const surface of connected) surface.endDone();
  },
};
