/** No website can have these origins. */
const phoneOrigins: readonly (string | null)[] = ['https://localhost', 'capacitor://localhost'];

/** The app's web view keeps no cookies of ours: it stores the session's token and sends it as a bearer token. */
export function isFromPhoneApp(headers: Headers): boolean {
  return phoneOrigins.includes(headers.get('origin'));
}

export const sessionTokenHeader = 'set-auth-token';

export const deviceTokenHeader = 'device-token';
