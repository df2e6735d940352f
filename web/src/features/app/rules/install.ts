/** How this device can have the site on its home screen: the browser asks, or the person follows steps. */
export type InstallWay = 'prompt' | 'steps';

export interface InstallSurroundings {
  /** Opened from the home screen. */
  isInstalled: boolean;
  /** The browser has handed over its question. */
  isOffered: boolean;
  userAgent: string;
  touchPoints: number;
}

/** Null where it is installed already, or nothing is known to lead there. */
export function installWay(surroundings: InstallSurroundings): InstallWay | null {
  if (surroundings.isInstalled) return null;
  if (surroundings.isOffered) return 'prompt';
  return isSafariOnIos(surroundings) ? 'steps' : null;
}

/** An iPad calls itself a Mac, which has no touch screen. Other browsers there have other menus. */
function isSafariOnIos({ userAgent, touchPoints }: InstallSurroundings): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isIos && /Safari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|GSA)\//.test(userAgent);
}
