import { useState, useSyncExternalStore } from 'react';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { type InstallWay, installWay } from './rules/install.ts';
import { installPrompt } from './service/install-prompt.ts';
import { installDeclined } from './storage.ts';

/** Way to install the site on this device, and whether the user declined. */
export function useInstall() {
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  const [isDeclined, setDeclined] = useState(() => installDeclined.isSet());
  const way: InstallWay | null = installWay({ ...browserFacts(), isOffered });

  function decline(): void {
    installDeclined.set();
    setDeclined(true);
  }

  async function ask(): Promise<void> {
    if (!(await installPrompt.ask())) decline();
  }

  return { way, isDeclined, ask, decline };
}

/** Facts about the browser. Safari has its own property for sites opened from the home screen. */
function browserFacts() {
  const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
  return {
    isInstalled: isPhoneApp || isStandalone || ('standalone' in navigator && navigator.standalone === true),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
}
