/** The app's phone platform, known synchronously because iOS serves the pages under its own scheme. */
export function appPlatform(): 'android' | 'ios' {
  return window.location.protocol === 'capacitor:' ? 'ios' : 'android';
}
