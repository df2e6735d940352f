/** Way to install the site on this device: the browser's prompt or manual steps. */
export type InstallWay = 'prompt' | 'steps';

export interface BrowserFacts {
  /** Opened from the home screen. */
  isInstalled: boolean;
  /** The browser has provided its install prompt. */
  isOffered: boolean;
  userAgent: string;
  touchPoints: number;
}

/** Null when installed already, or when no way is known. */
export function installWay(facts: BrowserFacts): InstallWay | null {
  if (facts.isInstalled) return null;
  if (facts.isOffered) return 'prompt';
  return isSafariOnIos(facts) ? 'steps' : null;
}

/** An iPad identifies as a Mac, which has no touch screen. Other browsers on iOS have different menus. */
function isSafariOnIos({ userAgent, touchPoints }: BrowserFacts): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isIos && /Safari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|GSA)\//.test(userAgent);
}
