/** The phone app's platform, known synchronously because iOS serves the pages under its own scheme. */
export function phonePlatform(): 'android' | 'ios' {
  return window.location.protocol === 'capacitor:' ? 'ios' : 'android';
}
