import type { SecureStoragePlugin } from '@aparajita/capacitor-secure-storage';
import type { AppPlugin } from '@capacitor/app';
import type { BrowserPlugin } from '@capacitor/browser';
import type { CameraPlugin } from '@capacitor/camera';
import type { GeolocationPlugin } from '@capacitor/geolocation';
import type { KeyboardPlugin } from '@capacitor/keyboard';
import type { PushNotificationsPlugin } from '@capacitor/push-notifications';
import type { SharePlugin } from '@capacitor/share';
import type { SplashScreenPlugin } from '@capacitor/splash-screen';
import type { StatusBarPlugin } from '@capacitor/status-bar';
import { logQuietly } from '../lib/quiet-log.ts';

/** The used part of Capacitor's plugins. Tests provide fakes that act like a phone. */
export interface Plugins {
  platform: 'android' | 'ios' | 'web';
  app: Pick<AppPlugin, 'addListener' | 'getLaunchUrl' | 'minimizeApp'>;
  browser: Pick<BrowserPlugin, 'open' | 'close' | 'addListener'>;
  camera: Pick<CameraPlugin, 'takePhoto' | 'chooseFromGallery'>;
  geolocation: Pick<GeolocationPlugin, 'getCurrentPosition'>;
  keyboard: Pick<KeyboardPlugin, 'setAccessoryBarVisible'>;
  pushNotifications: Pick<
    PushNotificationsPlugin,
    'addListener' | 'checkPermissions' | 'requestPermissions' | 'register' | 'createChannel'
  >;
  secureStorage: Pick<
    SecureStoragePlugin,
    'get' | 'set' | 'remove' | 'setKeyPrefix' | 'setSynchronize' | 'setDefaultKeychainAccess'
  >;
  share: Pick<SharePlugin, 'canShare' | 'share'>;
  splashScreen: Pick<SplashScreenPlugin, 'hide'>;
  statusBar: Pick<StatusBarPlugin, 'setStyle'>;
}

type Listening = Promise<{ remove: () => Promise<void> }>;

/** Removes a listener, even before the phone has registered it. A refused registration is only logged. */
export function stopOf(listening: Listening): () => void {
  const taken = listening.catch((error: unknown) => logQuietly('The phone is not listened to', error));
  return () => void taken.then((handle) => handle?.remove());
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
