import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';

/** Whether the service worker requests the app shell, the frame around every page, instead of a page. */
export const isShellAsked = createIsomorphicFn()
  .server((): boolean => getRequest().headers.has('x-app-shell'))
  .client((): boolean => false);

export function shellMark(isShellRendered: boolean): { 'data-shell'?: '' } {
  return isShellRendered ? { 'data-shell': '' } : {};
}

/** Whether the browser started with the shell instead of the requested page. */
export function isShell(): boolean {
  return 'shell' in document.documentElement.dataset;
}
