import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export interface PhoneAppSettings {
  /** SHA-256 fingerprints of the Android app's signing certificates: upper-case hex pairs separated by colons. */
  androidFingerprints: string[];
  appleTeamId: string | undefined;
}

const fingerprint = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/;
const teamId = /^[A-Z0-9]{10}$/;

/** Throws `StartupError`, because a phone that read a wrong file does not ask again for days. */
export function readPhoneAppSettings(env: Environment): PhoneAppSettings {
  const given = env.ANDROID_APP_FINGERPRINTS?.toUpperCase().split(/[\s,]+/) ?? [];
  if (!given.every((text) => fingerprint.test(text))) {
    throw new StartupError(
      'ANDROID_APP_FINGERPRINTS is not valid: give SHA-256 fingerprints like AB:CD:…, with commas between them.',
    );
  }
  if (env.APPLE_TEAM_ID && !teamId.test(env.APPLE_TEAM_ID)) {
    throw new StartupError('APPLE_TEAM_ID is not valid: give the ten letters and digits of the developer account.');
  }
  return { androidFingerprints: given, appleTeamId: env.APPLE_TEAM_ID };
}
