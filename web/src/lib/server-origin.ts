import { isApp } from './app.ts';

/** The address of the site in the browser, without a slash at the end; the app's pages come from the phone, its data from there. */
export function serverOrigin(): string {
  return isApp ? appSetting('app-server') : window.location.origin;
}

type SettingName = 'app-server' | 'app-pushes';

const known = new Map<SettingName, string>();

/** What `npm run mobile:sync` has written into the app's page. */
export function appSetting(name: SettingName): string {
  return known.get(name) ?? '';
}

/** Once, before the page wakes: it then keeps only what it knows of its head. */
export function readAppSettings(): void {
  for (const name of ['app-server', 'app-pushes'] as const) {
    known.set(name, document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '');
  }
}
