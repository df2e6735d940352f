import { useState, useSyncExternalStore } from 'react';
import { isApp } from '@/lib/app.ts';
import { installPrompt } from '@/lib/install-prompt.ts';
import { type InstallWay, installWay } from './rules/install.ts';
import { installDeclined } from './storage.ts';

/** Ways to have the site on the home screen of this device, and whether they were declined. */
export function useInstall() {
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  const [isDeclined, setDeclined] = useState(() => installDeclined.isSet());
  const way: InstallWay | null = installWay({ ...surroundings(), isOffered });

  function decline(): void {
    installDeclined.set();
    setDeclined(true);
  }

  /** The browser's question; its No is one for good. */
  async function ask(): Promise<void> {
    if (!(await installPrompt.ask())) decline();
  }

  return { way, isDeclined, ask, decline };
}

/** Of the browser this runs in; Safari has a property of its own for what is opened from the home screen. */
function surroundings() {
  const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
  return {
    isInstalled: isApp || isStandalone || ('standalone' in navigator && navigator.standalone === true),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
}
