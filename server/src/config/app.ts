import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

/** How the phones know the mobile app by this site. */
export interface AppSettings {
  /** SHA-256 of the certificates the Android app is signed with, as pairs of capital hex digits with colons. */
  androidFingerprints: string[];
  /** Of the account in whose name the iOS app is in the store. */
  appleTeamId: string | undefined;
}

const fingerprint = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/;
const teamId = /^[A-Z0-9]{10}$/;

/** Throws `StartupError`: a phone that has read a wrong file does not ask again for days. */
export function readAppSettings(env: Environment): AppSettings {
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
