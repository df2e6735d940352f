import { useSyncExternalStore } from 'react';
import { createConnection } from './create-connection.ts';
import { serverAnswers } from './server-answers.ts';

/** Connection of this tab. On the server it is always online. */
export const connection = createConnection({ serverAnswers, isDeviceConnected: () => navigator.onLine });

/** Called once, when the application starts in the browser. */
export function followConnection(): void {
  window.addEventListener('offline', connection.deviceChanged);
  window.addEventListener('online', connection.deviceChanged);
  if (!navigator.onLine) connection.deviceChanged();
}

/** Whether the server is unreachable. Always false in the first render, to match the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
}
