import { isPhoneApp } from '../phone/phone-app.ts';

/** Returns the site's origin without a trailing slash. The phone app has its own pages, but its data is on the site. */
export function serverOrigin(): string {
  return isPhoneApp ? phoneSetting('app-server') : window.location.origin;
}

type SettingName = 'app-server' | 'app-pushes';

const known = new Map<SettingName, string>();

/** A setting that `npm run mobile:sync` has written into the phone app's page. */
export function phoneSetting(name: SettingName): string {
  return known.get(name) ?? '';
}

/** Called once before hydration, which removes unknown elements from the head. */
export function readPhoneSettings(): void {
  for (const name of ['app-server', 'app-pushes'] as const) {
    known.set(name, document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '');
  }
}
