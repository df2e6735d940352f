import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { Camera } from '@capacitor/camera';
import { Capacitor } from '@capacitor/core';
import { Geolocation } from '@capacitor/geolocation';
import { Keyboard } from '@capacitor/keyboard';
import { PushNotifications } from '@capacitor/push-notifications';
import { Share } from '@capacitor/share';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar } from '@capacitor/status-bar';
import { serverOrigin } from '../lib/connection/server-origin.ts';
import { createNative } from './native.ts';
import type { Plugins } from './plugins.ts';

const platforms: readonly string[] = ['android', 'ios'];

const plugins: Plugins = {
  platform: platforms.includes(Capacitor.getPlatform()) ? (Capacitor.getPlatform() as 'android' | 'ios') : 'web',
  app: App,
  browser: Browser,
  camera: Camera,
  geolocation: Geolocation,
  keyboard: Keyboard,
  pushNotifications: PushNotifications,
  secureStorage: SecureStorage,
  share: Share,
  splashScreen: SplashScreen,
  statusBar: StatusBar,
};

export const device = createNative(plugins, serverOrigin());
