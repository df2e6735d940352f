import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';

/** Whether the server asks for what surrounds every page, which the service worker keeps, instead of a page. */
export const isShellAsked = createIsomorphicFn()
  .server((): boolean => getRequest().headers.has('x-app-shell'))
  .client((): boolean => false);

/** Marks the document of the shell. */
export function shellMark(isShellRendered: boolean): { 'data-shell'?: '' } {
  return isShellRendered ? { 'data-shell': '' } : {};
}

/** Whether the browser began with the shell instead of the page at its address. */
export function isShell(): boolean {
  return 'shell' in document.documentElement.dataset;
}
