import { limits } from '@pahiya/contract/shared/limits';

export interface PushEnvironment {
  hasServiceWorker: boolean;
  hasPushManager: boolean;
  hasNotification: boolean;
  userAgent: string;
  touchPoints: number;
  /** Opened from the home screen. */
  isInstalled: boolean;
}

export type PushSupport = 'supported' | 'needs-install' | 'unsupported';

/** iPhones and iPads allow pushes only for a site on the home screen. */
export function pushSupport(here: PushEnvironment): PushSupport {
  if (here.hasServiceWorker && here.hasPushManager && here.hasNotification) return 'supported';
  return isAppleTouch(here) && !here.isInstalled ? 'needs-install' : 'unsupported';
}

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
function isAppleTouch({ userAgent, touchPoints }: PushEnvironment): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

export type SettingsWay = 'chromium' | 'firefox' | 'safari' | 'installed' | 'other';

export function settingsWay(here: Pick<PushEnvironment, 'userAgent' | 'isInstalled'>): SettingsWay {
  if (here.isInstalled) return 'installed';
  if (/Firefox\//.test(here.userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(here.userAgent)) return 'chromium';
  return /Safari\//.test(here.userAgent) ? 'safari' : 'other';
}

/** A missing public key, or one of at most eighty characters, is invalid (product, section 10.3). */
export function usableKey(publicKey: string | null | undefined): string | null {
  return publicKey && publicKey.length > limits.pushKeyLength ? publicKey : null;
}

/** Bytes of a key in the URL-safe Base64 of RFC 4648; null if it is invalid. */
export function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

export function isSameKey(known: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean {
  if (!known || known.byteLength !== wanted.length) return false;
  return new Uint8Array(known).every((byte, index) => byte === wanted[index]);
}
