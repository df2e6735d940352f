import { isApp } from './app.ts';

/** The address of the site in the browser, without a slash at the end; the app's pages come from the phone, its data from there. */
export function serverOrigin(): string {
  return isApp ? appSetting('app-server') : window.location.origin;
}

/** What `npm run mobile:sync` has written into the app's page. */
export function appSetting(name: 'app-server' | 'app-pushes'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
