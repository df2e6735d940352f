/** Origins of the mobile app's pages on Android and iOS. No website can have these origins. */
const appOrigins: readonly (string | null)[] = ['https://localhost', 'capacitor://localhost'];

/**
 * True if a request comes from the mobile app. Its web view keeps no cookies of ours. It gets the session's token in a
 * header, stores it in the device's secure storage and sends it as a bearer token.
 */
export function isFromApp(headers: Headers): boolean {
  return appOrigins.includes(headers.get('origin'));
}

/** Header in which the app gets the token of a new session. */
export const sessionTokenHeader = 'set-auth-token';

/** Header in which the app gets and returns the token of a trusted device. */
export const deviceTokenHeader = 'device-token';
