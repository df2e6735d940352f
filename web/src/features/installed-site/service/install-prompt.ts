/** Event by which Chromium defers its install prompt. Not in the DOM's types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallEvent | null = null;
const watchers = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  kept = event;
  for (const watcher of watchers) watcher();
}

/** The browser's install prompt, kept until a good moment. */
export const installPrompt = {
  /** Called once and early, because the event fires soon after the page has loaded. */
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
  /** Shows the prompt, which works once per event. Resolves to whether the site was installed. */
  async ask(): Promise<boolean> {
    const offer = kept;
    keep(null);
    if (!offer) return false;
    const { outcome } = await offer.prompt();
    return outcome === 'accepted';
  },
};
