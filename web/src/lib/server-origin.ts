// Not `isApp`: `app.ts` loads the phone's part, which asks for the server's origin.
const isOnPhone = import.meta.env.MODE === 'app';

/** Origin of the site, without a trailing slash. The app's pages are on the phone, but its data comes from the site. */
export function serverOrigin(): string {
  return isOnPhone ? appSetting('app-server') : window.location.origin;
}

type SettingName = 'app-server' | 'app-pushes';

const known = new Map<SettingName, string>();

/** A setting that `npm run mobile:sync` has written into the app's page. */
export function appSetting(name: SettingName): string {
  return known.get(name) ?? '';
}

/** Called once before hydration, which removes unknown elements from the head. */
export function readAppSettings(): void {
  for (const name of ['app-server', 'app-pushes'] as const) {
    known.set(name, document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '');
  }
}
