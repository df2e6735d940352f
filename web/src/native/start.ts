import { brand } from '@pahiya/contract/shared/brand';
import type { NativeRouter } from '../lib/phone/native.ts';
import { logQuietly } from '../lib/quiet-log.ts';
import { createStoredMark } from '../lib/session/store/stored-mark.ts';
import { inTab } from '../lib/storage/stored.ts';
import { goBack, screenOf } from './back.ts';
import { pathOfLink } from './links.ts';
import type { Plugins } from './plugins.ts';
import { followTheme } from './status-bar.ts';

/** Set once the app's pages have started. It survives reloads and ends with the app. */
const hasStarted = createStoredMark(`${brand.slug}-started`, inTab);

export async function startPhoneApp(router: NativeRouter, plugins: Plugins, origin: string): Promise<void> {
  const { app, splashScreen, keyboard, platform } = plugins;
  const screen = screenOf(router.history);

  let opened: string | undefined;
  function open(link: string): void {
    opened = link;
    const path = pathOfLink(link, origin);
    if (path) router.history.push(path);
  }

  if (router.state.resolvedLocation) void splashScreen.hide();
  const shown = router.subscribe('onRendered', () => {
    shown();
    void splashScreen.hide();
  });
  followTheme(plugins.statusBar);
  await Promise.all([
    app.addListener('appUrlOpen', ({ url }) => open(url)),
    app.addListener('backButton', ({ canGoBack }) => goBack(screen, canGoBack, () => void app.minimizeApp())),
    // Pages treat it as the end of a freeze and reopen their streams.
    app.addListener('resume', () => document.dispatchEvent(new Event('resume'))),
    // The bar moves between the fields of long forms.
    platform === 'ios' && keyboard.setAccessoryBarVisible({ isVisible: true }),
  ]).catch((error: unknown) => logQuietly('The phone is not listened to', error));
  // The launch URL does not change while the app lives, so a reloaded page must not open it again.
  if (hasStarted.isSet()) return;
  hasStarted.set();
  const started = await app.getLaunchUrl();
  // Some phones report the launch URL both ways.
  if (started?.url && started.url !== opened) open(started.url);
}
