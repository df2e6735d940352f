/** What Chromium hands over instead of asking by itself; not in the DOM's types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallEvent | null = null;
const watchers = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  kept = event;
  for (const watcher of watchers) watcher();
}

/** The browser's own question whether to install the site: kept until a good moment. */
export const installPrompt = {
  /** Once, early: the browser offers it soon after the page has loaded. */
  follow(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      keep(event as InstallEvent);
    });
    window.addEventListener('appinstalled', () => keep(null));
  },
  isOffered: (): boolean => kept !== null,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  /** Asks, which can be done once for each offer; resolves to whether it is installed now. */
  async ask(): Promise<boolean> {
    const offer = kept;
    keep(null);
    if (!offer) return false;
    const { outcome } = await offer.prompt();
    return outcome === 'accepted';
  },
};
