/** Way to install the site on this device: the browser's prompt or manual steps. */
export type InstallWay = 'prompt' | 'steps';

export interface InstallSurroundings {
  /** Opened from the home screen. */
  isInstalled: boolean;
  /** The browser has provided its install prompt. */
  isOffered: boolean;
  userAgent: string;
  touchPoints: number;
}

/** Null when installed already, or when no way is known. */
export function installWay(surroundings: InstallSurroundings): InstallWay | null {
  if (surroundings.isInstalled) return null;
  if (surroundings.isOffered) return 'prompt';
  return isSafariOnIos(surroundings) ? 'steps' : null;
}

/** An iPad identifies as a Mac, which has no touch screen. Other browsers on iOS have different menus. */
function isSafariOnIos({ userAgent, touchPoints }: InstallSurroundings): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isIos && /Safari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|GSA)\//.test(userAgent);
}
