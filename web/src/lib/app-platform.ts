/** The phone the app runs on, known at once: iOS serves the app's pages under an address of its own kind. */
export function appPlatform(): 'android' | 'ios' {
  return window.location.protocol === 'capacitor:' ? 'ios' : 'android';
}
