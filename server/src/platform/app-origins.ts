/** Where the pages of the mobile app come from: its own files, on Android and on iOS. No site of the Internet has these origins. */
const appOrigins: readonly (string | null)[] = ['https://localhost', 'capacitor://localhost'];

/**
 * Whether a request comes from the mobile app. Its web view keeps no cookie of ours and sends none: it gets the session's
 * token in a header, keeps it in the device's secure storage and sends it as a bearer.
 */
export function isFromApp(headers: Headers): boolean {
  return appOrigins.includes(headers.get('origin'));
}

/** The header in which the app gets the token of a session that has just begun. */
export const sessionTokenHeader = 'set-auth-token';

/** In which the app gets the token of a device that is known now, and sends it back. */
export const deviceTokenHeader = 'device-token';
