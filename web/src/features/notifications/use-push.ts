import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '@/i18n/languages.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { pushKey } from './queries.ts';
import { pushSupport, usableKey } from './rules/push-support.ts';
import { askPermission } from './service/permission.ts';
import { forgetDevice, registerDevice } from './service/push-device.ts';
import { pushEnvironment } from './service/push-environment.ts';
import { type PushConsent, pushConsent, pushOff } from './storage.ts';

/** `off`: the server sends no pushes, so none are offered. */
export type PushState = 'off' | 'needs-install' | 'unsupported' | PushConsent;

/**
 * State of pushes on this device and actions to change it. Call `turnOn` from a tap, because browsers ask only then.
 */
export function usePush() {
  const support = pushSupport(pushEnvironment());
  const key = usePushKey(true);
  const consent = useConsent(support === 'supported');
  const language = usePushLanguage();
  const [isBusy, setBusy] = useState(false);
  const state: PushState = support !== 'supported' ? support : key === null ? 'off' : consent;

  /** Resolves to whether this device receives pushes now. */
  async function turnOn(): Promise<boolean> {
    if (key === null) return false;
    setBusy(true);
    try {
      const answer = await askPermission();
      pushConsent.notifyWatchers();
      if (answer !== 'granted') return false;
      pushOff.clear();
      return await register({ publicKey: key, language });
    } finally {
      setBusy(false);
    }
  }

  async function turnOff(): Promise<void> {
    setBusy(true);
    pushOff.set();
    await forgetDevice().catch((error: unknown) => logQuietly('The device could not be forgotten', error));
    pushConsent.notifyWatchers();
    setBusy(false);
  }

  return { state, isBusy, turnOn, turnOff };
}

/** The server's public key; null while missing. Phones need none. */
export function usePushKey(isNeeded: boolean): string | null {
  const { data } = useQuery({ ...pushKey(), enabled: isNeeded && !isPhoneApp });
  return isPhoneApp ? '' : usableKey(data?.publicKey);
}

/** Failures are only logged (product, section 10.6). The next start tries again. */
export async function register(device: { publicKey: string; language: LanguageCode }): Promise<boolean> {
  try {
    await registerDevice(device);
    pushConsent.noteOutcome(true);
    return true;
  } catch (error) {
    logQuietly('Push registration failed', error);
    pushConsent.noteOutcome(false);
    return false;
  }
}

export function useConsent(isSupported: boolean): PushConsent {
  return useSyncExternalStore(
    isSupported ? pushConsent.subscribe : () => () => undefined,
    isSupported ? pushConsent.get : () => 'default',
  );
}

export function usePushLanguage(): LanguageCode {
  const { i18n } = useTranslation('common');
  return i18n.language;
}
