import { limits } from '@pahiya/contract/shared/limits';

/** What of this browser matters for pushes. */
export interface PushSurroundings {
  hasServiceWorker: boolean;
  hasPushManager: boolean;
  hasNotification: boolean;
  userAgent: string;
  touchPoints: number;
  /** Opened from the home screen. */
  isInstalled: boolean;
}

export type PushSupport = 'supported' | 'needs-install' | 'unsupported';

/** On iPhones and iPads only a site on the home screen may send pushes. */
export function pushSupport(here: PushSurroundings): PushSupport {
  if (here.hasServiceWorker && here.hasPushManager && here.hasNotification) return 'supported';
  return isAppleTouch(here) && !here.isInstalled ? 'needs-install' : 'unsupported';
}

/** An iPad calls itself a Mac, but no Mac has a screen one touches. */
function isAppleTouch({ userAgent, touchPoints }: PushSurroundings): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

export type SettingsWay = 'chromium' | 'firefox' | 'safari' | 'installed' | 'other';

/** Where this browser keeps what it was told about notifications. */
export function settingsWay(here: Pick<PushSurroundings, 'userAgent' | 'isInstalled'>): SettingsWay {
  if (here.isInstalled) return 'installed';
  if (/Firefox\//.test(here.userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(here.userAgent)) return 'chromium';
  return /Safari\//.test(here.userAgent) ? 'safari' : 'other';
}

/** A public key that is missing or not longer than eighty characters is none (product, section 10.3). */
export function usableKey(publicKey: string | null | undefined): string | null {
  return publicKey && publicKey.length > limits.pushKeyLength ? publicKey : null;
}

/** The bytes of a key in the URL-safe Base64 of RFC 4648; null when it is none. */
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
