import { useSyncExternalStore } from 'react';
import { createConnection } from './create-connection.ts';
import { serverAnswers } from './server-answers.ts';

/** Of this tab. On the server nobody is ever offline. */
export const connection = createConnection({ serverAnswers, isDeviceConnected: () => navigator.onLine });

/** Once, when the browser starts the application. */
export function followConnection(): void {
  window.addEventListener('offline', connection.deviceChanged);
  window.addEventListener('online', connection.deviceChanged);
  if (!navigator.onLine) connection.deviceChanged();
}

/** Whether the server is out of reach; the first render in the browser never is. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
}
